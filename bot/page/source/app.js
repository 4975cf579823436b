// The screens of the page. What is asked and ruled comes from the exported law, every word from a file of words.
import { Law } from "./law.js";
import { replied, sideBySide } from "./doubt.js";
import { UNSURE, parse, read, spell } from "./link.js";
import { file, isOneFile, kept } from "./shelf.js";
import { inTelegram } from "./telegram.js";
import { Words } from "./words.js";

const NAME = "Renonce";
const GROUPS = ["", "auction", "play", "information", "cards", "behaviour"];
const MOST_IN_ONE_LIST = 6;
const byId = id => document.getElementById(id);
const query = new URLSearchParams(location.search);
const embedder = embedding(query.get("embed"));
const laws = new WeakMap(); // by what was exported
let index, site, at, words, law, said, framed, shown = 0, drawing = 0, moved = false;

function element(tag, properties, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...inside.flat(Infinity).filter(one => one !== null && one !== undefined && one !== false && one !== ""));
  return made;
}
const say = (key, given = {}) => Object.entries(given).reduce((text, [name, value]) => text.split(`{${name}}`).join(value), words[key] || key);
const button = (label, press, more) => element("button", { type: "button", onclick: press, ...more }, label);
const quiet = (label, press, more) => button(label, press, { class: "quiet", ...more });
const link = (label, to, more) => element("a", { class: "button", href: spell(to), ...more }, label);
const folded = (title, inside, more) => inside.length ? element("details", more, element("summary", {}, title), inside) : null;
const paragraphs = lines => lines.map(line => element("p", {}, line));

function embedding(origin) {
  try { return origin && parent !== window ? new URL(origin).origin : ""; } catch { return ""; }
}
function tell(what) {
  if (embedder) parent.postMessage({ renonce: { height: Math.ceil(document.body.getBoundingClientRect().height), ...what } }, embedder);
}

function go(to) { location.hash = spell({ ...at, article: "", ...to }); }

function show(title, ...inside) {
  const heading = element("h1", { tabindex: "-1" }, title);
  byId("main").replaceChildren(heading, ...inside.flat(Infinity).filter(Boolean));
  document.title = `${title} · ${NAME}`;
  scrollTo(0, 0);
  if (shown++) heading.focus({ preventScroll: true });
  canGoBack(Boolean(at?.subject));
}

function frame() {
  const here = `${at.language} ${at.edition}`;
  if (framed === here) return; // it says nothing else than on the screen before
  framed = here;
  document.documentElement.lang = at.language;
  byId("skip").textContent = say("skip");
  byId("top").setAttribute("aria-label", NAME);
  const select = (name, choices, value, then) => element("select", { "aria-label": say(name), onchange: event => then(event.target.value) },
    choices.map(([code, label]) => element("option", { value: code, selected: code === value }, label)));
  byId("top").replaceChildren(
    element("a", { class: "name", href: spell({ ...at, subject: "", told: [] }) }, NAME),
    element("a", { class: "tool", href: spell({ ...at, subject: "law", article: "", told: [] }) }, say("search")),
    select("edition", Object.keys(index.editions).map(year => [year, year]), at.edition, year => { kept("edition", year); go({ edition: year }); }),
    select("language", index.languages.map(code => [code, index.names[code]]), at.language, code => { kept("language", code); go({ language: code }); }));
  byId("foot").replaceChildren(element("p", {}, say("note"), " ", element("span", { id: "offline" }), " ", element("span", { id: "earlier" })));
  offline();
  choose();
}

function home() {
  const here = index.editions[at.edition];
  show(say("start"), element("p", { class: "soft" }, say("about")), GROUPS.map(group => {
    const own = here.filter(one => one.group === group);
    return own.length ? [
      element("h2", {}, say(`group-${group || "often"}`)),
      element("ul", { class: "grid" }, own.map(one => element("li", {}, link(one.names[at.language], { ...at, subject: one.subject, told: [] })))),
    ] : [];
  }));
}

function refused(key) {
  show(say(key), element("p", {}, link(say("new"), { ...at, subject: "", article: "", told: [] }, { class: "button main" })));
}

// ---- articles, and answers to general questions

async function articles() {
  const language = at.language, here = index.editions[at.edition];
  const [all, [subjects, rows]] = await Promise.all([file(`law/${at.edition}/articles.${language}.json`), file(`law/${site.edition}/events.json`)]);
  const spoken = new Map(rows.split("\n").map(row => row.split(" ")));
  const field = element("input", { type: "search", id: "words", autocomplete: "off", value: at.article });
  const list = element("div", { "aria-live": "polite", id: "found" });
  const find = () => {
    const [number, typed] = nearest(all, field.value);
    const sought = number ? [plain(number)] : plain(field.value).split(/\s+/).filter(Boolean);
    const scored = sought.length ? all.map(one => [score(one, sought), one]).filter(([points]) => points) : [];
    scored.sort((a, b) => b[0] - a[0]);
    const events = number ? [] : happened(field.value, spoken, subjects).map(name => here.find(one => one.subject === name)).filter(Boolean);
    const isNothing = sought.length && !scored.length && !events.length;
    list.replaceChildren(...[
      isNothing && [element("p", {}, say("nothing-found")), link(say("start"), { ...at, subject: "", article: "" }, { class: "button main" })],
      typed && typed !== number && element("p", {}, say("instead", { number: typed, nearest: number })),
      events.map(one => link(one.names[language], { ...at, subject: one.subject, article: "", told: [] })),
      scored.slice(0, 20).map(([points, one], place) =>
        element("details", { open: place === 0 && !events.length && (points > 100 || scored.length === 1) }, element("summary", {}, one[0]), paragraphs(one[1]))),
    ].flat(Infinity).filter(Boolean));
  };
  field.addEventListener("input", find);
  show(say("search-title"), element("label", { for: "words" }, say("search-label")), field, list);
  find();
}
// The subjects for which the words of a line speak, the likeliest first: at most three, and none that is far from the first.
function happened(typed, spoken, subjects) {
  const said = new Set((plain(typed).match(/[a-z]+/g) || []).flatMap(word => word.length > 5 ? [word, `${word.slice(0, 5)}-`] : [word]));
  const points = subjects.map(() => 0);
  for (const row of [...said].map(word => spoken.get(word)).filter(Boolean)) {
    for (const [one] of row.matchAll(/[a-~]\d+/g)) points[one.charCodeAt(0) - 97] += parseInt(row) * one.slice(1);
  }
  const most = Math.max(...points, 1), near = subjects.map((name, n) => [points[n], name]).filter(([own]) => own > 0.4 * most);
  return near.sort((a, b) => b[0] - a[0]).slice(0, 3).map(([, name]) => name);
}
// The number of an article that was typed, with the nearest above it that there is.
function nearest(all, text) {
  const parts = plain(text).replace(/[ .,()/-]/g, "").match(/^(\d{1,2})(?:([a-g])(?:(\d{1,2})(?:([a-z])([ivx]+)?)?)?)?$/);
  if (!parts) return [];
  const [law, letter, digit, small, roman] = parts.slice(1), numbers = new Set(all.map(one => one[2]));
  const way = [law, letter && letter.toUpperCase(), digit, small && `(${small})`, roman && `(${roman})`].filter(Boolean);
  const found = way.map((_, from) => way.slice(0, way.length - from).join("")).find(one => numbers.has(one));
  return found ? [found, way.join("")] : [];
}
const plain = words_ => words_.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
function score([title, said, number], sought) {
  const head = plain(title), body = plain(said.join(" "));
  if (sought.length === 1 && plain(number || "") === sought[0]) return 1000;
  return sought.every(word => head.includes(word) || body.includes(word)) ? sought.reduce((points, word) => points + (head.includes(word) ? 3 : 1), 0) : 0;
}

// ---- an interview

const valueOf = (place, state) => String(law.facts[place].values[state - 1]);
function telling(more) {
  const names = more.map(([place]) => law.facts[place].name);
  return [...at.told.filter(([name]) => !names.includes(name)), ...more.map(([place, state]) => [law.facts[place].name, state === UNSURE ? UNSURE : valueOf(place, state)])];
}
const press = tells => go({ told: telling(tells) });

function answers([, , , buttons, groups], then = press, marked = {}) {
  const made = [], opened = new Map();
  for (const [label, tells, group] of buttons) {
    const present = tells.every(([place, state]) => marked[place] === state);
    const one = button(label, () => then(tells), present ? { "aria-current": "true" } : {});
    if (!group) { made.push(one); continue; }
    if (!opened.has(group)) {
      opened.set(group, element("details", { class: "answers" }, element("summary", {}, groups[group - 1][0])));
      made.push(opened.get(group));
    }
    opened.get(group).append(one);
  }
  return made;
}

function toldSoFar(known) {
  const rows = at.told.map(([name, value]) => {
    const place = law.place.get(name), fact = law.facts[place], question = said.asked(place, known.states);
    const without = () => go({ told: at.told.filter(([one]) => one !== name) });
    const change = () => changing(place, known);
    const does = say(fact.usual ? "remove" : "change");
    return element("div", {}, element("dt", {}, question), element("dd", {},
      element("span", {}, value === UNSURE ? say("unsure") : said.labelled(place, known.states)),
      quiet(does, fact.usual ? without : change, { "aria-label": `${does}: ${question}` })));
  });
  return rows.length ? [element("h2", {}, say("told")), element("dl", { class: "told" }, rows)] : [];
}

function changing(place, known) {
  const before = {}, earlier = {};
  for (const [one, state] of Object.entries(known.states)) {
    if (Number(one) !== place) before[one] = state;
    if (Number(one) < place) earlier[one] = state;
  }
  const screen = said.screen(law.screen(place, law.choosable(place, law.offered(place, earlier), earlier, new Set())), earlier);
  const then = tells => {
    const changed = Object.fromEntries(tells);
    const fitting = law.fitting(before, changed);
    const told = at.told.map(([name, value]) => [law.place.get(name), value]).filter(([one, value]) => one !== place && (value === UNSURE || one in fitting || one in changed));
    go({ told: [...tells.map(([one, state]) => [law.facts[one].name, valueOf(one, state)]), ...told.filter(([one]) => !(one in changed)).map(([one, value]) => [law.facts[one].name, value])] });
  };
  const again = law.facts[place].certain ? null : quiet(say("unsure"), () => go({ told: telling([[place, UNSURE]]) }));
  show(screen[1], answers(screen, then, known.states), element("div", { class: "row" }, quiet(say("back"), draw), again));
}

// Rare circumstances: in one list where they are few, otherwise behind their groups, the likeliest first.
function unusual(known, reply, title) {
  const offered = law.unusualIn(reply).sort((a, b) => law.facts[a[0]].likely - law.facts[b[0]].likely);
  const several = ones => ones.map(([, one]) => {
    const screen = said.screen(one, known.states), [place, question, note] = screen;
    const unsure = law.facts[place].certain ? null : quiet(say("unsure"), () => press([[place, UNSURE]]), { "aria-label": `${say("unsure")}: ${question}` });
    return element("section", {}, element("p", { class: "soft" }, question, note ? ` ${note}` : ""), answers(screen), unsure);
  });
  const count = offered.reduce((sum, [, screen]) => sum + screen[3].length, 0);
  if (count <= MOST_IN_ONE_LIST) return folded(title, several(offered), { class: "noprint" });
  const grouped = law.groups.map(([label, places]) => folded(said.text(label), several(offered.filter(([place]) => places.includes(place)))));
  return folded(title, grouped.filter(Boolean), { class: "noprint" });
}

function where() {
  return element("p", { class: "soft" }, `${index.editions[at.edition].find(one => one.subject === at.subject).names[at.language]} · ${say("laws", { edition: at.edition })}`);
}
// To the screen before; where a link led to this one, to the last of its questions.
function stepBack() {
  if (moved) history.back();
  else go(at.told.length ? { told: at.told.slice(0, -1) } : { subject: "" });
}
const canGoBack = inTelegram(stepBack);
const back = () => quiet(say("back"), stepBack);
const unsure = fact => law.facts[fact].certain ? null : quiet(say("unsure"), () => press([[fact, UNSURE]]));

function question(reply, known) {
  const screen = said.screen(law.question(reply), known.states), [fact, ask, note] = screen, why = said.why(reply);
  show(ask, where(), note ? element("p", { class: "soft" }, note) : null, answers(screen),
    element("div", { class: "row noprint" }, back(), unsure(fact)),
    folded(say("why"), why ? paragraphs(why.split("\n")) : []), unusual(known, reply, say("unusual")), toldSoFar(known));
}

function supposed(ruling) {
  const all = said.supposed(ruling);
  return all.length ? element("p", { class: "soft" }, say("supposed", { what: all.join("; ") })) : null;
}

function steps(ruling) {
  const all = said.steps(ruling);
  return all.length ? element(all.length > 1 ? "ol" : "ul", { class: "steps" }, all.map(([, line]) => element("li", /[«“]/.test(line) ? {} : { class: "deed" }, line))) : null;
}

function leads(ruling) {
  const to = said.leads(ruling).filter(([, subject]) => index.editions[at.edition].some(one => one.subject === subject));
  return to.map(([name, subject, told]) => link(say("lead", { subject: said.text(name) }), { ...at, subject, told: Object.entries(told).map(([fact, value]) => [fact, String(value)]) }, { class: "button noprint" }));
}

function next(ruling) {
  const [label, fact, told] = said.next(ruling) || [];
  if (!law.place.has(fact)) return null;
  const more = Object.entries(told).map(([name, value]) => [name, String(value)]);
  return button(said.text(label), () => {
    const kept = at.told.filter(([name]) => name !== fact && !more.some(([one]) => one === name));
    go({ told: [...kept, ...more] });
  }, { class: "noprint", "data-fact": law.place.get(fact) });
}

// `choice` are the answers of a player who is told in this ruling what he may choose.
function ruling(found, known, choice) {
  const result = said.result(found);
  const later = law.laterIn(found).map(([, one]) => said.screen(one, found.told)).map(screen => element("section", {}, element("p", { class: "soft" }, screen[1]), answers(screen)));
  show(result, where(), steps(found), choice ? element("section", { class: "choice noprint" }, element("h2", {}, choice[1]), answers(choice), unsure(choice[0])) : null,
    folded(say("later"), later, { class: "noprint later" }),
    supposed(found), choice ? null : next(found), leads(found),
    folded(say("why-ruled"), paragraphs(said.reasons(found))), unusual(known, found, say("add")),
    folded(say("weigh"), paragraphs(said.judgement(found))), folded(say("asides"), paragraphs(said.asides(found))),
    cited(found), element("p", { class: "soft" }, said.appeal()), toldSoFar(known), finish());
  tell({ ruling: { subject: at.subject, edition: Number(at.edition), result, link: spell(at) } });
}

// Where a player's choice is asked: the ruling that tells him what he may choose, and his answers below it.
function choosing(found, known) {
  const place = found.asked, { name, undecided } = law.facts[place], asked = law.question(found);
  const chosen = asked[3].filter(([, tells]) => !tells.some(([one, state]) => one === place && state === undecided));
  if (!undecided || chosen.length === asked[3].length) return false;
  const told = { ...known.states, [place]: undecided }, reply = law.read(told, known.unsure);
  if (!reply.ruling || said.next(reply.ruling)?.[1] !== name) return false;
  asked[3] = chosen;
  ruling(reply.ruling, known, said.screen(asked, known.states));
  return true;
}

function cited({ articles: numbers }) {
  return numbers.length ? element("p", { class: "soft" }, `${say("articles")}: `, numbers.flatMap((number, place) => [
    place ? " " : "", element("a", { href: spell({ ...at, subject: "law", article: number, told: [] }) }, said.printed(number))])) : null;
}

function finish() {
  const copied = element("span", { role: "status", class: "status" });
  const copy = async () => {
    try { await navigator.clipboard.writeText(location.href); copied.textContent = say("copied"); }
    catch { copied.textContent = location.href; }
  };
  const bot = site.bot ? element("a", { class: "button quiet", href: `https://t.me/${site.bot}`, rel: "noreferrer" }, say("bot")) : null;
  return [element("div", { class: "row noprint" }, back(), quiet(say("print"), () => print()),
    quiet(say("copy"), copy), bot, link(say("new"), { ...at, subject: "", told: [] }, { class: "button main" })), copied,
  element("p", { class: "soft noprint" }, say("keep"))];
}

function depends(branches, known) {
  const { several, decides, screen, settled } = sideBySide(law, said, branches, known);
  const lines = settled.map(([outcome, labels]) => element("li", {}, `${labels.join(` ${say("or")} `)}: ${outcome}`));
  const likelier = several && at.edition !== "1997" ? element("p", { class: "soft" }, say("likelier")) : null;
  const title = !decides ? screen[1] : several ? say("cannot", { what: decides }) : say("depends-on", { what: decides });
  show(title, where(), lines.length ? element("ul", {}, lines) : null, likelier, answers(screen), element("div", { class: "row" }, back()), toldSoFar(known));
}

function interview() {
  const known = read(law, at.told);
  if (!known) return refused("bad-link");
  const found = replied(law, said, known);
  if (found.impossible || law.excluded(known.states, true).length) return refused("together");
  if (found.tooUnsure) return show(say("too-unsure"), toldSoFar(known), element("div", { class: "row" }, back()));
  if (found.asked !== undefined) return choosing(found, known) || question(found, known);
  return found.ruling ? ruling(found.ruling, known) : depends(found.branches, known);
}

async function draw() {
  const turn = ++drawing;
  try {
    index ??= await file("law/index.json");
    site ??= await file("site.json");
    const place = parse(location);
    const own = [place.language, kept("language"), (navigator.language || "").slice(0, 2)].find(code => index.languages.includes(code));
    const year = [place.edition, kept("edition"), site.edition].find(one => String(one) in index.editions);
    at = { ...place, language: own || "en", edition: String(year || Object.keys(index.editions).pop()) };
    words = await file(`words/${at.language}.json`);
    if (turn !== drawing) return undefined;
    frame();
    if (at.bad) return refused("bad-link");
    if (!at.subject) return home();
    if (at.subject === "law") return await articles();
    if (!index.editions[at.edition].some(one => one.subject === at.subject)) {
      const known = Object.values(index.editions).some(several => several.some(one => one.subject === at.subject));
      return refused(known ? "not-covered" : "bad-link");
    }
    const [all, texts] = await Promise.all([file(`law/${at.edition}/law.json`), file(`law/${at.edition}/texts.${at.language}.json`)]);
    const exported = all[at.subject];
    if (turn !== drawing) return undefined;
    if (!laws.has(exported)) laws.set(exported, new Law(exported));
    law = laws.get(exported);
    said = new Words(law, texts[at.subject]);
    return interview();
  } catch (error) {
    const key = error.message === "format" ? "newer-form" : "missing";
    if (words) show(say(key), quiet(say("reload"), () => location.reload()));
    else byId("main").textContent = "Renonce: reload the page · ricaricare la pagina";
    return undefined;
  }
}

// ---- without a network

const worker = isOneFile || !location.protocol.startsWith("http") ? undefined : navigator.serviceWorker;
const chosen = new Set(); // the languages and earlier editions that are known to be kept
let waiting;
function offline() {
  const place = byId("offline");
  if (!place) return;
  if (isOneFile) place.textContent = say("offline");
  else if (waiting) place.replaceChildren(say("newer"), " ", quiet(say("reload"), () => waiting.postMessage("take over"), { class: "inline" }));
  else if (worker?.controller && chosen.has(at.language)) place.textContent = say("offline");
  if (!worker?.controller || Object.keys(index.editions).length < 2) return;
  byId("earlier").textContent = chosen.has(at.edition) ? say("earlier-kept", { edition: at.edition }) : say("earlier");
}
function choose() {
  for (const choice of [at.language, at.edition]) {
    if (!chosen.has(choice)) worker?.ready.then(own => own.active.postMessage({ choose: choice }));
  }
}
async function keep() {
  if (!worker) return;
  const hadOne = Boolean(worker.controller);
  worker.addEventListener("controllerchange", () => hadOne ? location.reload() : offline());
  worker.addEventListener("message", event => { chosen.add(event.data.kept); offline(); });
  try {
    const own = await worker.register("sw.js");
    const found = () => { if (own.waiting && worker.controller) { waiting = own.waiting; offline(); } };
    found();
    own.addEventListener("updatefound", () => own.installing?.addEventListener("statechange", found));
  } catch { /* the page works, only not without a network */ }
}

// To the heading, where a screen begins, and not by an address: that of the case stays.
byId("skip").addEventListener("click", event => { event.preventDefault(); document.querySelector("h1")?.focus(); });
if (embedder) {
  document.body.classList.add("embedded");
  new ResizeObserver(() => shown && tell({})).observe(document.body);
}
// A digit presses the answer in that place.
addEventListener("keydown", event => {
  if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey && !event.target.closest("input, select")) document.querySelectorAll("#main > button:not([data-fact]), .choice > button:not(.quiet), .grid a")[event.key - 1]?.click();
});
// What is printed is read: nothing of it stays closed, however the print was asked for.
addEventListener("beforeprint", () => { for (const one of document.querySelectorAll("details:not(.noprint)")) one.open = true; });
addEventListener("hashchange", () => { moved = true; draw(); });
draw().then(keep);
