// Reads cases, told or in a link, one a line, and writes what the page would show: node walk.mjs FOLDER (of law.js) FILES
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const [, , source, folder] = process.argv;
const { Law } = await import(source);
const { parse, read } = await import(source.replace("law.js", "link.js"));
const laws = new Map();
const load = (subject, edition) => {
  const key = `${folder}/${edition}/${subject}`;
  if (!laws.has(key)) laws.set(key, [
    new Law(JSON.parse(readFileSync(`${key}.json`))),
    ["en", "it"].map(language => JSON.parse(readFileSync(`${key}.${language}.json`))),
  ]);
  return laws.get(key);
};
for await (const line of createInterface({ input: process.stdin })) {
  const { subject, edition, told, unsure, link } = JSON.parse(line);
  const [law, texts] = load(subject, edition);
  let states = {}, open = new Set((unsure || []).map(name => law.place.get(name)));
  for (const [name, value] of told || []) states[law.place.get(name)] = law.state(law.place.get(name), value);
  if (link) ({ states, unsure: open } = read(law, parse(new URL(link)).told));
  const found = law.read(states, open);
  const say = number => texts.map(each => each[number]);
  const lines = (kind, own) => law.texts(kind, own).map(([text]) => say(text));
  const screen = ([fact, ask, note, buttons]) => {
    return {
      fact: law.facts[fact].name, ask: say(ask), note: say(note),
      buttons: buttons.map(([text, tells]) => [say(text), tells.map(([f, s]) => [law.facts[f].name, String(law.facts[f].values[s - 1])])]),
    };
  };
  const menu = (list) => list.map(([fact, number]) => [law.facts[fact].name, screen(law.screens[number])]);
  const shown = ({ states: own, status, fewest, most, card, result, outcome, orders }) => ({
    status, fewest, most, card, result: say(result), outcome: say(outcome),
    orders: orders.map(([name, article]) => [name, article]),
    steps: law.texts("step", own).map(([text, part]) => [part[2], say(text)]),
    asides: lines("aside", own), supposed: lines("supposed", own), reasons: lines("reason", own), judgement: lines("judgement", own),
    articles: law.texts("article", own).map(([, part]) => part[2]),
    exemptions: law.texts("exemption", own).map(([, part]) => part[2]),
    menu: menu(law.unusualIn(own)), later: menu(law.laterIn(own)).map(([name]) => name),
  });
  const out = found.question
    ? { question: screen(found.question), why: say(law.follow(law.facts[found.question[0]].why, found.states) || 0), menu: menu(law.unusualIn(states)) }
    : found.ruling ? { ruling: shown(found.ruling) } : found.branches ? { branches: found.branches.map(shown) } : found;
  process.stdout.write(JSON.stringify(out) + "\n");
}
