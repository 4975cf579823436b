// The replies of a law in words: every text and every tree of texts comes from the exported law; here they are put together.
import { bookOrder } from "./law.js";

const ARTICLES = "\u0001", TEXT = "\u0002", TO = "\u0003", AT_THE_END = "end_of_play", NOW = "now";
const unlike = texts => [...new Set(texts.filter(Boolean))];
const uncapitalised = text => text.slice(0, 1).toLowerCase() + text.slice(1);

export class Words {
  constructor(law, texts) {
    Object.assign(this, { law, texts });
  }

  text(number) { return this.texts[number] || ""; }

  // A tree of texts where something is known of a case, and of a ruling.
  say(root, states, ruling) {
    return this.text(this.follow(root, states, ruling));
  }

  follow(root, states, ruling) {
    const { law } = this;
    const known = ruling ? { ...Object.fromEntries(ruling.supposed.map(place => [place, law.facts[place].usual])), ...states } : states;
    const range = ruling ? tricksOf(ruling) : [];
    return law.follow(root, variable => {
      const of = variable - law.ofRuling;
      if (of >= 0) return of < 2 ? Math.min(range[of], 3) : law.statuses.indexOf(ruling.status);
      const place = variable >> 1;
      return known[place] || law.only(place, known);
    });
  }

  // A question: [fact, question, note, buttons, groups], in words.
  screen([fact, ask, note, buttons, groups], states) {
    const all = buttons.map(([label, tells, group]) => [this.say(label, states), tells, group]);
    const yes = all.findIndex(([label]) => label === this.text(this.law.yes)), no = all.findIndex(([label]) => label === this.text(this.law.no));
    if (no >= 0 && no < yes) all.splice(no, 0, ...all.splice(yes, 1));
    return [fact, this.say(ask, states), this.say(note, states), all, groups.map(([label, then]) => [this.say(label, states), this.say(then, states)])];
  }

  asked(place, states) { return this.say(this.law.facts[place].ask, states); }
  labelled(place, states) { return this.say(this.law.facts[place].labels[states[place] - 1], states); }
  decides(place, states) { return this.say(this.law.facts[place].decides, states); }

  // Why a question is asked: what turns on it, or the provision that reads it, and those that depend on that.
  why({ asked, path }) {
    const { law } = this, own = law.facts[asked].why;
    if (own || !path.length) return this.text(own);
    const of = number => law.provisions.filter(one => one[0] === number);
    const isCited = one => one[4] & 1, last = path[path.length - 1];
    const read = of(last).find(isCited) || of(last)[0], above = path.slice(0, -1).filter(number => of(number).some(isCited));
    return [this.filled(this.text(law.why), this.text(read[5]), this.printed(last)), above.length ? this.filled(this.text(law.why_through), "", this.listed(above)) : ""].filter(Boolean).join("\n");
  }

  printed(number) { return this.text(this.law.printed[number]) || number; }
  listed(numbers) { return [...new Set(numbers)].map(number => this.printed(number)).join(", "); }
  withArticle(text, numbers) { return this.filled(this.text(this.law.with_article), text, this.listed(numbers)); }
  filled(frame, text, articles) { return frame.split(TEXT).map(part => part.split(ARTICLES).join(articles)).join(text); }

  // ---- rulings

  deciding(ruling) { return this.law.orders[ruling.orders.find(one => this.law.orders[one].status)]; }
  head(of, ruling) {
    return this.say(this.deciding(ruling)[of], ruling.told, ruling).split(ARTICLES).join(this.listed(this.restsOn(ruling)));
  }
  result(ruling) { return this.head("result", ruling); }
  outcome(ruling) { return this.head("outcome", ruling); }

  restsOn(ruling) {
    if (!ruling.depends.length) return this.articlesOf(ruling);
    return [...new Set(ruling.depends.flatMap(one => this.articlesOf(one)))].sort(bookOrder);
  }

  articlesOf(ruling) {
    const { law } = this, deciding = this.deciding(ruling);
    const own = deciding.headless ? [] : [deciding.article];
    if (!deciding.counted) return own;
    const transfers = ruling.orders.map(one => law.orders[one]).filter(one => one.transferred).map(one => one.article);
    return [...own, ...[transfers, ruling.exemptions, ruling.setAside.flatMap(([, by]) => by)].find(some => some.length) || []];
  }

  // What is said or done: [when, line]; what is said at one time to the same people is one step, where they are first spoken to.
  steps(ruling) {
    const { law } = this, found = [], before = [], keys = new Set();
    const add = (when, to, text, articles) => {
      const key = JSON.stringify([when, to, text, articles]);
      if (!keys.has(key)) found.push({ when, to, text, articles, place: keys.size });
      keys.add(key);
    };
    for (const number of ruling.orders) {
      const order = law.orders[number];
      for (const [when, to, text] of law.deeds[this.follow(order.done, ruling.told, ruling)]) {
        const words = this.text(text), articles = [...before.splice(0), order.article];
        if (words || to) add(when, to, words, articles); else before.push(...articles); // done with the next, which cites it too
      }
    }
    const awaited = ruling.depends.length ? this.say(law.pending, ruling.told, ruling) : "";
    if (awaited) add(AT_THE_END, "", awaited, this.restsOn(ruling));
    const first = new Map();
    for (const { when, to, place } of found) if (to && !first.has(when + to)) first.set(when + to, place);
    const turn = ({ when, to, place }) => to ? first.get(when + to) : place;
    found.sort((a, b) => law.stages.indexOf(a.when) - law.stages.indexOf(b.when) || turn(a) - turn(b));
    const isOver = law.over.some(([place, states]) => states.includes(ruling.told[place]));
    const steps = [];
    for (const one of found) {
      const last = steps[steps.length - 1]?.[0];
      if (last && one.to && last.when === one.when && last.to === one.to) steps[steps.length - 1].push(one);
      else steps.push([one]);
    }
    return steps.map(deeds => [deeds[0].when, this.step(deeds, isOver)]);
  }

  step(deeds, isOver) {
    const [{ when, to }] = deeds, { law } = this;
    const time = isOver && when === AT_THE_END ? NOW : when;
    const text = unlike(deeds.map(one => one.text)).map(one => (one.includes("\n") ? "\n" : " ") + one).join("").trim();
    const frame = this.text(law.steps[to ? `said-${time}` : `done-${time}`]);
    const called = to ? this.text(law.addressees[to][Number(time === NOW)]) : "";
    return this.filled(frame.split(TO).join(called), to ? text : uncapitalised(text), this.listed(deeds.flatMap(one => one.articles)));
  }

  // What another one says as well it is cited with: the last before it of the same Law, if any.
  asides(ruling) {
    const found = [], lawOf = number => parseInt(number, 10);
    for (const order of ruling.orders.map(one => this.law.orders[one]).filter(one => one.aside)) {
      const text = order.aside.map(root => this.say(root, ruling.told, ruling)).filter(Boolean).join(" ");
      const alike = found.filter(([, [number]]) => lawOf(number) === lawOf(order.article));
      if (text) found.push([text, [order.article]]);
      else (alike.length ? alike : found).slice(-1).forEach(([, numbers]) => numbers.push(order.article));
    }
    return unlike(found.map(([text, numbers]) => this.withArticle(text, numbers)));
  }

  supposed(ruling) { return unlike(ruling.supposed.map(place => this.say(this.law.facts[place].supposed, ruling.told))); }

  // The sentences that say why: what happened, and what follows from it in law.
  reasons(ruling) {
    const { law } = this, deciding = this.deciding(ruling);
    const said = law.happened.map(root => this.say(root, ruling.told, ruling));
    const decides = ruling.findings.filter(one => !deciding.counted && law.orders[law.orderOf(one)].status);
    const excluding = new Set(ruling.setAside.flatMap(([, by]) => by)), walked = new Set(), met = [];
    const walk = finding => {
      walked.add(finding);
      const [number, , , , kind] = law.provisions[finding.provision];
      if ((kind & 3) === 3 && ruling.articles.includes(number)) met.push(finding);
      for (const one of finding.because) if (one.outcome > 0 && !one.suspended && !walked.has(one)) walk(one);
    };
    ruling.findings.forEach(walk);
    met.push(...ruling.excepting.filter(one => excluding.has(law.provisions[one.provision][0]) && law.provisions[one.provision][4] & 1));
    const told = [...decides, ...met.filter((one, n) => met.findIndex(other => other.provision === one.provision) === n)];
    said.push(...told.map(one => law.provisions[one.provision]).map(([number, , , , , says]) => this.withArticle(this.text(says).replace(/\.+$/, ""), [number])));
    if (deciding.counted && ruling.tricks) said.push(this.say(law.no_exemption, ruling.told, ruling));
    return unlike(said);
  }

  judgement(ruling) { return ruling.judgement.map(([, text]) => this.text(text)); }
  appeal() { return this.text(this.law.appeal); }

  // Where the orders lead: to other subjects, each once, and to what is to be told next.
  leads(ruling) {
    const leads = ruling.orders.map(one => this.law.orders[one].lead).filter(Boolean);
    return leads.filter(([, subject], n) => leads.findIndex(other => other[1] === subject) === n);
  }
  next(ruling) {
    const asks = ruling.orders.map(one => this.law.orders[one].next).filter(Boolean);
    return asks.reduce((best, one) => best && Object.keys(best[2]).length >= Object.keys(one[2]).length ? best : one, undefined);
  }
}

export function tricksOf(ruling) {
  const each = ruling.depends.length ? ruling.depends.map(one => one.tricks) : [ruling.tricks];
  return [Math.min(...each), Math.max(...each)];
}
