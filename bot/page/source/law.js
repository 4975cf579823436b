// Reads an exported law as `lawcore.engine.reading` reads the provisions it comes from. It knows nothing of bridge: no fact, article or subject is named here.

export const FORMAT = 4;
const MOST_READINGS = 400; // as many as the law itself reads for facts that somebody is unsure of
const NOTHING = -(2 ** 31); // what a tree comes to where something cannot be

export class Law {
  constructor(exported) {
    if (exported.format !== FORMAT) throw new Error("format");
    Object.assign(this, exported);
    this.place = new Map(exported.facts.map((fact, place) => [fact.name, place]));
    this.bits = exported.facts.map((_, place) => 1n << BigInt(place));
    this.likeliest = exported.facts.map((_, place) => place).sort((a, b) => exported.facts[a].likely - exported.facts[b].likely);
    this.ofRuling = 2 * exported.facts.length; // the first variable of a ruling; those of the provisions follow three such
    for (const [number, , , given] of exported.provisions) {
      for (const order of given.filter(one => one >= 0).map(one => exported.orders[one])) {
        order.article = number;
        order.key = JSON.stringify([order.name, order.values, number]);
      }
    }
    this.statuses = [...new Set(exported.orders.map(one => one.status).filter(Boolean))].sort();
  }

  // What a tree comes to where `value` gives the place of the value of each variable; below zero where that is not known.
  follow(root, value) {
    let at = root;
    while (at >= 0) {
      const found = value(this.nodes[at][0]);
      if (found < 0) return -1;
      const below = this.nodes[at][found + 1];
      at = below < 0 ? below : at - below;
    }
    if (at === NOTHING) throw new Error("something that cannot be was read");
    return -1 - at;
  }

  // The state of a fact for a value as it was told: a name, or a number within a range alike to the law.
  state(place, value) {
    const fact = this.facts[place];
    const own = fact.values.findIndex(one => String(one) === value);
    if (own >= 0) return own + 1;
    const within = (fact.alike || []).findIndex(several => several.some(one => String(one) === value));
    return within >= 0 ? within + 1 : undefined;
  }

  // Answers that exclude each other, as pairs of parts: all of them, or only those that cannot be.
  excluded(states, impossible = false) {
    return this.apart.filter(([never, parts]) =>
      (never || !impossible) && parts.every(([place, some]) => some.includes(states[place])));
  }

  // The states of a fact that go with what was told; all of them if none does.
  offered(place, states) {
    const all = this.facts[place].values.map((_, n) => n + 1);
    const gone = new Set();
    for (const [, parts] of this.apart) {
      const own = parts.find(([fact]) => fact === place);
      if (own && parts.every(part => part === own || part[1].includes(states[part[0]]))) for (const state of own[1]) gone.add(state);
    }
    const left = gone.size ? all.filter(state => !gone.has(state)) : all;
    return left.length ? left : all;
  }

  // The only state that goes with what was told, 0 where there are several.
  only(place, states) {
    const [state, ...others] = this.offered(place, states);
    return others.length || (this.facts[place].alike?.[state - 1] || [0]).length > 1 ? 0 : state;
  }

  // The buttons for some states of a fact: [state, what it tells besides, label, group].
  choosable(place, offered, states, unsure) {
    const fact = this.facts[place], found = [];
    const isTold = one => Boolean(states[one]) || unsure.has(one);
    for (const [state, label, plain, also, where, group] of fact.choices || fact.values.map((_, n) => [n + 1, fact.labels[n], fact.labels[n], [], null, null])) {
      if (!offered.includes(state) || where && isTold(where[0]) && !where[1].includes(states[where[0]])) continue;
      const alone = also.some(([one]) => isTold(one));
      const known = { ...states, [place]: state };
      if (!alone && also.some(([one, answer]) => !this.offered(one, known).includes(answer))) continue;
      const choice = alone ? [state, [], plain, null] : [state, also, label, group];
      if (!found.some(one => JSON.stringify(one) === JSON.stringify(choice))) found.push(choice);
    }
    return found.length ? found : offered.map(state => [state, [], fact.labels[state - 1], null]);
  }

  // Answers of which some were changed: those that no longer go with the changed ones are left out.
  fitting(kept, changed) {
    let states = { ...changed };
    for (const [place, state] of Object.entries(kept)) {
      const with_it = { ...states, [place]: state };
      if (!(place in changed) && !this.excluded(with_it).some(([, parts]) => parts.some(([fact]) => fact === Number(place)))) states = with_it;
    }
    return states;
  }

  // What the law needs next, the ruling, or the rulings between which an unsure fact decides.
  read(states, unsure = new Set()) {
    if (this.excluded(states, true).length) return { impossible: true };
    const found = [], ways = [{}], known = [{}]; // the ways, and the same without what nobody can know yet
    for (let n = 0; n < ways.length; n++) {
      if (n >= MOST_READINGS) return { tooUnsure: true };
      const told = { ...states, ...ways[n] };
      const reply = this.consider(told, new Set([...unsure].filter(place => !(place in ways[n]))));
      if (reply.asked !== undefined) return reply;
      if (reply.open === undefined) { found.push([ways[n], reply]); continue; }
      for (const state of reply.states) {
        ways.push({ ...ways[n], [reply.open]: state });
        known.push(reply.pending ? known[n] : { ...known[n], [reply.open]: state });
      }
    }
    const same = known.every((one, n) => same_way(one, ways[n]));
    return this.apartBy(same ? found : fullest(known).map(way => {
      const beside = found.filter(([one]) => Object.keys(way).every(place => !(place in one) || one[place] === way[place]));
      return [way, this.depending(beside.map(([one, ruling]) => [without(one, way), ruling]))];
    }));
  }

  apartBy(found) {
    const groups = alike(found);
    if (groups.length === 1) return { ruling: openAgain(groups[0]) };
    return { branches: groups.map(group => ({ ...openAgain(group), ways: group.map(([way]) => Object.entries(way).map(([place, state]) => [Number(place), state])) })) };
  }

  // One ruling for those between which only facts decide that nobody can know yet: it has what holds in all of them.
  depending(found) {
    const groups = alike(found).sort((a, b) => a[0][1].tricks - b[0][1].tricks);
    if (groups.length === 1) return openAgain(groups[0]);
    const rulings = groups.map(group => group[0][1]), [first] = rulings;
    const orders = inAll(rulings, ruling => ruling.orders, one => this.orders[one].key), excepting = inAll(rulings, ruling => ruling.excepting.map(one => one.provision));
    const longest = (of, size) => rulings.map(of).reduce((best, one) => size(one) > size(best) ? one : best);
    const supposed = rulings.map(ruling => ruling.supposed).sort((a, b) => b.length - a.length).flat();
    const card = rulings.every(ruling => ruling.card === first.card) ? first.card : null;
    return {
      ...first, card, orders, keys: orders.map(one => this.orders[one].key), tricks: Math.min(...rulings.map(ruling => ruling.tricks)),
      articles: inAll(rulings, ruling => ruling.articles), exemptions: inAll(rulings, ruling => ruling.exemptions),
      setAside: inAll(rulings, ruling => ruling.setAside), judgement: inAll(rulings, ruling => ruling.judgement),
      findings: first.findings.filter(one => orders.includes(this.orderOf(one))),
      excepting: first.excepting.filter(one => excepting.includes(one.provision)),
      told: Object.fromEntries(Object.entries(first.told).filter(([place, state]) => rulings.every(ruling => ruling.told[place] === state))),
      supposed: [...new Set(supposed)],
      unusual: longest(ruling => ruling.unusual, list => list.reduce((sum, one) => sum + one.states.length, 0)),
      pending: [...new Set(groups.flatMap(group => Object.keys(group[0][0]).map(Number)))],
      depends: groups.map(group => ({ ...openAgain(group), ways: group.map(([way]) => Object.entries(way).sort()) })),
    };
  }

  orderOf(finding) { return this.provisions[finding.provision][3][finding.outcome - 1]; }

  // One reading: what is asked, what is open, or the ruling. What somebody is unsure of and the ruling does not need counts as not told.
  consider(states, unsure) {
    const reply = new Reading(this, states, unsure).reply();
    if (!unsure.size || !reply.orders) return reply;
    const other = new Reading(this, states, new Set([...unsure].filter(place => this.facts[place].unjudged))).reply();
    return other.orders && !other.supposed.some(place => unsure.has(place)) ? other : reply;
  }

  // A question with its buttons: [fact, question, note, buttons, groups] in trees of texts; `choices` are the buttons offered.
  screen(place, choices) {
    const fact = this.facts[place], names = [];
    const buttons = choices.map(([state, also, label, group], n) => {
      const alone = !group || choices[n - 1]?.[3] !== group && choices[n + 1]?.[3] !== group;
      if (!alone && names[names.length - 1] !== group) names.push(group);
      return [label, [[place, state], ...also], alone ? 0 : names.length];
    });
    return [place, fact.ask, fact.note, buttons, names.map(name => fact.groups[name])];
  }

  question(reply) { return this.screen(reply.asked, reply.choices); }
  unusualIn(reply) {
    return reply.unusual.map(({ place, states }) => [place, this.screen(place, states.map(state => [state, [], this.facts[place].labels[state - 1], null]))]);
  }

  // What may be told once it is known: [fact, screen] in the order of the facts.
  laterIn(ruling) {
    return [...new Set([...ruling.pending, ...ruling.later])].sort((a, b) => a - b).map(place => {
      const fact = this.facts[place];
      const offered = this.offered(place, ruling.told).filter(state => fact.pending !== undefined || state !== fact.usual);
      return [place, this.screen(place, this.choosable(place, offered, ruling.told, new Set()))];
    });
  }
}

// One reading of the law on what was told, with rare circumstances as usual.
class Reading {
  constructor(law, told, unsure) {
    Object.assign(this, { law, told, unsure, pending: new Set(), findings: [], read: [], current: null, quietly: false, notSupposed: 0n });
    this.value = variable => variable < law.ofRuling ? this.answer(variable >> 1) - 1 : this.find(variable - law.ofRuling - 3);
  }

  // The state of a fact, 0 where it is not known.
  answer(place) {
    if (this.told[place]) return this.told[place];
    const fact = this.law.facts[place], certain = !this.unsure.has(place);
    if (fact.unjudged && !certain) return fact.unjudged;
    if (fact.volunteered && certain && fact.usual) return this.asUsual(place);
    return this.law.only(place, this.told) || this.open(place, certain);
  }

  open(place, certain) {
    const fact = this.law.facts[place], bit = this.law.bits[place];
    if (this.isPending(place)) certain = false; // what nobody can know is no other because somebody says so
    else if (certain && fact.usual && !(bit & this.notSupposed)) return this.asUsual(place);
    if (this.current) {
      this.current.wants |= bit;
      this.current.asked.push(place);
    }
    return !fact.usual || this.quietly || !certain ? 0 : fact.usual;
  }

  asUsual(place) {
    if (this.current) this.current.offers |= this.law.bits[place];
    return this.law.facts[place].usual;
  }

  isPending(place) {
    const { pending } = this.law.facts[place];
    if (pending === undefined) return false;
    const above = this.current;
    this.current = null;
    const found = this.law.follow(pending, this.value) === 1;
    this.current = above;
    if (found) this.pending.add(place);
    return found;
  }

  // The outcome of a provision, below zero where it is not known.
  find(provision) {
    const found = this.found(provision), above = this.current;
    if (above) {
      above.because.push(found);
      above.wants |= found.wants;
      above.offers |= found.offers;
    }
    return found.suspended || this.quietly && (found.wants || found.offers & this.notSupposed) ? -1 : found.outcome;
  }

  found(provision) {
    if (!this.findings[provision]) {
      this.findings[provision] = this.weigh(provision);
      this.read.push(this.findings[provision]);
    }
    return this.findings[provision];
  }

  weigh(provision) {
    const [, root, exceptions] = this.law.provisions[provision];
    const finding = { provision, outcome: 0, because: [], exceptedBy: [], asked: [], wants: 0n, offers: 0n, suspended: false, setAside: false };
    const above = this.current;
    this.current = finding;
    const outcome = this.law.follow(root, this.value);
    this.current = above;
    if (outcome < 0) finding.suspended = true;
    else finding.outcome = outcome;
    if (exceptions.length && outcome) this.weighExceptions(finding, exceptions);
    return finding;
  }

  weighExceptions(finding, exceptions) {
    const tried = exceptions.map(one => this.found(one));
    const held = tried.filter(holds);
    if (held.length) {
      const surest = held.reduce((best, one) => count(one.wants) - count(best.wants) < 0 || count(one.wants) === count(best.wants) && count(one.offers) < count(best.offers) ? one : best);
      Object.assign(finding, { exceptedBy: held, wants: surest.wants, offers: surest.offers, setAside: !finding.suspended, outcome: 0, suspended: false });
      return;
    }
    finding.because.push(...tried);
    if (finding.suspended) return;
    for (const found of tried) {
      finding.wants |= found.wants;
      finding.offers |= found.offers;
      finding.suspended ||= found.suspended;
    }
  }

  reply() {
    const roots = this.law.asking.map(one => this.found(one));
    const all = of => roots.reduce((sum, one) => sum | one[of], 0n);
    const wants = all("wants"), offers = all("offers");
    return wants ? this.asks(roots, wants, offers) : this.rules(roots, offers);
  }

  // The first fact that is needed in their order; where nobody knows one, the ways in which the first unsure one may be.
  asks(roots, wants, offers) {
    const { law, told } = this;
    const wanted = law.facts.map((_, place) => place).filter(place => law.bits[place] & wants);
    const asked = wanted.find(place => !this.pending.has(place) && !this.unsure.has(place));
    if (asked !== undefined) {
      const choices = law.choosable(asked, law.offered(asked, told), told, this.unsure);
      return { asked, choices, told, path: path(roots, asked, law), unusual: this.unusual(offers) };
    }
    const open = wanted.find(place => !this.pending.has(place)) ?? wanted[0];
    const states = [...new Set(law.choosable(open, law.offered(open, told), told, new Set()).map(([state]) => state))];
    return { open, states, pending: this.pending.has(open) };
  }

  // The rare circumstances that may be told besides: those on which it rests, and those of which more may be told.
  unusual(offers) {
    const { law, told } = this;
    const refined = law.refined.filter(([place, states]) => states.includes(told[place])).map(([place]) => place);
    return law.facts.map((fact, place) => ({ fact, place })).filter(({ fact, place }) => !fact.known_later && (law.bits[place] & offers || refined.includes(place)))
      .map(({ fact, place }) => ({ place, states: law.offered(place, told).filter(state => state !== fact.usual && state !== told[place]) }))
      .filter(({ states }) => states.length);
  }

  rules(roots, offers) {
    const { law, told } = this;
    this.quietly = true;
    this.notSupposed = law.bits.reduce((sum, bit, place) => law.facts[place].usual && !law.facts[place].volunteered && !(bit & offers) ? sum | bit : sum, 0n);
    const given = [...roots, ...law.quiet.map(one => this.found(one))].filter(one => holds(one) && law.orderOf(one) >= 0);
    const orders = given.map(one => law.orderOf(one)).sort((a, b) => law.orders[a].sort[0] - law.orders[b].sort[0] || law.orders[a].sort[1] - law.orders[b].sort[1]);
    const exemptions = law.exemptions.filter(one => this.findings[one] && holds(this.findings[one])).map(one => law.provisions[one][0]);
    const rests = [...below(given)].filter(one => holds(one) && law.provisions[one.provision][4] & 1).map(one => law.provisions[one.provision][0]);
    const aside = this.read.filter(one => one.setAside);
    const tricks = orders.reduce((sum, one) => sum + (law.orders[one].transferred || 0), 0);
    const judgement = law.remarks.filter(([, , root]) => law.follow(root, this.value) > 0).map(([key, text]) => [key, text]);
    return {
      orders, keys: orders.map(one => law.orders[one].key), exemptions, tricks, judgement, told, depends: [], pending: [],
      status: law.orders[orders.find(one => law.orders[one].status)].status,
      card: law.orders[orders.find(one => law.orders[one].card)]?.card || null,
      articles: [...new Set([...rests, ...exemptions])].sort(bookOrder),
      setAside: aside.map(one => [one.provision, one.exceptedBy.map(other => law.provisions[other.provision][0])]),
      excepting: [...new Set(aside.flatMap(one => one.exceptedBy))],
      findings: given,
      supposed: law.likeliest.filter(place => law.bits[place] & offers && law.facts[place].usual),
      unusual: this.unusual(offers),
      later: law.facts.map((_, place) => place).filter(place => law.facts[place].known_later && law.bits[place] & offers),
      against: tricks || orders.some(one => law.orders[one].one_sided) ? law.against.map(place => told[place] ?? null) : [],
    };
  }
}

const holds = finding => finding.outcome > 0 && !finding.suspended;

function count(bits) {
  let found = 0;
  for (let left = bits; left; left &= left - 1n) found++;
  return found;
}

// Every finding on which some rest, each once.
function below(roots, seen = new Set()) {
  const waiting = [...roots];
  while (waiting.length) {
    const one = waiting.pop();
    if (seen.has(one)) continue;
    seen.add(one);
    waiting.push(...one.because.filter(holds));
  }
  return seen;
}

// The numbers of the provisions that led to a question, outermost first; a cited one that reads the fact is best.
function path(roots, place, law) {
  const above = new Map();
  const downTo = finding => {
    const numbers = [];
    for (let at = finding; at; at = above.get(at)) numbers.push(law.provisions[at.provision][0]);
    return [...new Set(numbers.reverse())];
  };
  let second;
  for (const root of roots) {
    const waiting = [root];
    if (!above.has(root)) above.set(root, null);
    for (const finding of waiting) {
      if (finding.asked.includes(place)) {
        if (law.provisions[finding.provision][4] & 1) return downTo(finding);
        second ??= finding;
      }
      for (const one of [...finding.because, ...finding.exceptedBy]) {
        if (above.has(one)) continue;
        above.set(one, finding);
        waiting.push(one);
      }
    }
  }
  return downTo(second);
}

// Articles in the order of the book.
export function bookOrder(one, other) {
  const [own, others] = [one, other].map(number => number.match(/\d+|[A-Za-z]+/g).map(part => /\d/.test(part) ? [Number(part), ""] : [0, part]));
  for (let n = 0; n < Math.min(own.length, others.length); n++) {
    const [[number, letters], [second, more]] = [own[n], others[n]];
    if (number !== second) return number - second;
    if (letters !== more) return letters < more ? -1 : 1;
  }
  return own.length - others.length;
}

// ---- several ways in which something may be

function same_way(one, other) {
  return Object.keys(one).length === Object.keys(other).length && Object.keys(one).every(place => one[place] === other[place]);
}

// Each way once, without those that say no more than another.
function fullest(ways) {
  const within = (one, other) => Object.keys(one).length < Object.keys(other).length && Object.keys(one).every(place => one[place] === other[place]);
  return ways.filter((way, n) => !ways.slice(0, n).some(one => same_way(one, way)) && !ways.some(other => within(way, other)));
}

function without(way, other) {
  return Object.fromEntries(Object.entries(way).filter(([place]) => !(place in other)));
}

// What two rulings must have in common to be the same for the table.
function substance({ status, tricks, against, card, keys, exemptions, depends }) {
  return JSON.stringify([status, tricks, against, card, keys, exemptions, depends.map(one => [one.ways, substance(one)])]);
}

function alike(found) {
  const groups = new Map();
  for (const one of found) {
    const key = substance(one[1]);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(one);
  }
  return [...groups.values()];
}

// The ruling of a group: what all its ways have, without the suppositions that make no difference to it.
function openAgain(group) {
  const rulings = group.map(([, one]) => one), [ruling] = rulings, states = new Map();
  for (const [way] of group) for (const [place, state] of Object.entries(way)) states.set(place, (states.get(place) || new Set()).add(state));
  const told = Object.fromEntries(Object.entries(ruling.told).filter(([place]) => (states.get(place)?.size || 0) <= 1));
  return { ...ruling, told, articles: inAll(rulings, one => one.articles), judgement: inAll(rulings, one => one.judgement) };
}

// What every ruling has, in the order of the first.
function inAll(rulings, of, key = JSON.stringify) {
  return of(rulings[0]).filter(one => rulings.every(ruling => of(ruling).some(other => key(other) === key(one))));
}
