// Reads the folder of the exported laws and then cases, told or in a link, each in a line, and answers each with what the page would
// show: node walk.mjs LAW.JS
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import shown from "./shown.mjs";
const [, , source] = process.argv;
let folder;
const { Law } = await import(source);
const { Words, tricksOf } = await import(source.replace("law.js", "words.js"));
const { replied, sideBySide } = await import(source.replace("law.js", "doubt.js"));
const { parse, read } = await import(source.replace("law.js", "link.js"));
const laws = new Map();
const load = (subject, edition) => {
  const key = `${folder}/${edition}/${subject}`;
  if (!laws.has(key)) {
    const law = new Law(JSON.parse(readFileSync(`${key}.json`)));
    laws.set(key, [law, ["en", "it"].map(language => new Words(law, JSON.parse(readFileSync(`${key}.${language}.json`))))]);
  }
  return laws.get(key);
};
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (typeof asked === "string") {
    folder = asked;
    laws.clear();
    process.stdout.write("null\n");
    continue;
  }
  const { subject, edition, told, unsure, link, doubted } = asked;
  const [law, each] = load(subject, edition);
  let known = { states: {}, unsure: new Set((unsure || []).map(name => law.place.get(name))) };
  for (const [name, value] of told || []) known.states[law.place.get(name)] = law.state(law.place.get(name), value);
  if (link) known = read(law, parse(new URL(link)).told);
  if (doubted) {
    const all = each.map(said => [replied(law, said, known), said]).map(([found, said]) =>
      found.asked !== undefined ? { asked: law.facts[found.asked].name } : found.ruling ? { ruled: true } : (({ place, decides, screen, settled, several }) => ({ doubted: law.facts[place].name, ask: decides || screen[1], settled, several }))(sideBySide(law, said, found.branches, known)));
    process.stdout.write(JSON.stringify(all) + "\n");
    continue;
  }
  process.stdout.write(JSON.stringify(shown(law, each, known, tricksOf)) + "\n");
}
