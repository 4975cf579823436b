// Links: #/language/edition/subject?fact=value&fact=~ carries a case after the #, which no host sees.
// In ?q= the same comes from a Mini App, where the host uses what is after the #.

export const UNSURE = "~";
const LONGEST = 2000;

// What a link leads to: language, edition, subject and what was told; `bad` where it cannot be read.
export function parse(place) {
  const query = new URLSearchParams(place.search);
  const given = place.hash.startsWith("#/") ? place.hash.slice(2) : (query.get("q") || "").replace(/^\//, "");
  const [path, asked = ""] = split(given, "?");
  const [language = "", edition = "", subject = "", more = ""] = path.split("/");
  const found = { language, edition, subject, article: subject === "law" ? decoded(more) || "" : "", told: [], bad: given.length > LONGEST };
  for (const pair of found.bad ? [] : asked.split("&").filter(Boolean)) {
    const [name, value] = split(pair, "=").map(decoded);
    if (!name || value === undefined) found.bad = true;
    else found.told.push([name, value]);
  }
  return found;
}

export function spell({ language, edition, subject, article, told = [] }) {
  const path = [language, edition, subject, subject === "law" && article ? encodeURIComponent(article) : ""].filter(Boolean).join("/");
  const pairs = told.map(([name, value]) => `${encodeURIComponent(name)}=${value === UNSURE ? UNSURE : encodeURIComponent(value)}`);
  return `#/${path}${pairs.length ? `?${pairs.join("&")}` : ""}`;
}

// The states of the facts that were told and the facts left open; undefined where one is no answer.
export function read(law, told) {
  const states = {}, unsure = new Set();
  for (const [name, value] of told) {
    const place = law.place.get(name);
    if (place === undefined || place in states || unsure.has(place)) return undefined;
    const fact = law.facts[place];
    if (value !== UNSURE) {
      states[place] = law.state(place, value);
      if (states[place] === undefined) return undefined;
    } else if (fact.unjudged) states[place] = fact.unjudged;
    else if (fact.certain) return undefined;
    else unsure.add(place);
  }
  return { states, unsure };
}

function split(text, at) {
  const place = text.indexOf(at);
  return place < 0 ? [text] : [text.slice(0, place), text.slice(place + at.length)];
}

function decoded(text) {
  try { return text === undefined ? undefined : decodeURIComponent(text); } catch { return undefined; }
}
