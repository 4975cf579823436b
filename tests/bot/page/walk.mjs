// Reads cases, told or in a link, one a line, and writes what the page would show: node walk.mjs FOLDER (of law.js) FILES
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import shown from "./shown.mjs";
const [, , source, folder] = process.argv;
const { Law } = await import(source);
const { Words, tricksOf } = await import(source.replace("law.js", "words.js"));
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
  const { subject, edition, told, unsure, link } = JSON.parse(line);
  const [law, each] = load(subject, edition);
  let known = { states: {}, unsure: new Set((unsure || []).map(name => law.place.get(name))) };
  for (const [name, value] of told || []) known.states[law.place.get(name)] = law.state(law.place.get(name), value);
  if (link) known = read(law, parse(new URL(link)).told);
  process.stdout.write(JSON.stringify(shown(law, each, known, tricksOf)) + "\n");
}
