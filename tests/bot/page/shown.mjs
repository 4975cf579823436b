// What the page would show of a case, in every language of the texts. It stands alone, so that a browser can be given it as it is.
export default function shown(law, texts, { states, unsure }) {
  const found = law.read(states, unsure);
  const say = number => texts.map(each => [number].flat().map(one => each[one]).join(" "));
  const lines = (kind, own) => law.texts(kind, own).map(([text]) => say(text));
  const screen = ([fact, ask, note, buttons]) => {
    return {
      fact: law.facts[fact].name, ask: say(ask), note: say(note),
      buttons: buttons.map(([text, tells]) => [say(text), tells.map(([f, s]) => [law.facts[f].name, String(law.facts[f].values[s - 1])])]),
    };
  };
  const menu = (list) => list.map(([fact, number]) => [law.facts[fact].name, screen(law.screens[number])]);
  const ruled = ({ states: own, status, fewest, most, card, result, outcome, orders }) => ({
    status, fewest, most, card, result: say(result), outcome: say(outcome),
    orders: orders.map(([name, article]) => [name, article]),
    steps: law.texts("step", own).map(([text, part]) => [part[2], say(text)]),
    asides: lines("aside", own), supposed: lines("supposed", own), reasons: lines("reason", own), judgement: lines("judgement", own),
    articles: law.texts("article", own).map(([, part]) => part[2]),
    exemptions: law.texts("exemption", own).map(([, part]) => part[2]),
    menu: menu(law.unusualIn(own).filter(([place]) => !unsure.has(place))), later: menu(law.laterIn(own)).map(([name]) => name),
  });
  return found.question
    ? { question: screen(found.question), why: say(law.follow(law.facts[found.question[0]].why, found.states) || 0), menu: menu(law.unusualIn(found.states).filter(([place]) => !unsure.has(place))) }
    : found.ruling ? { ruling: ruled(found.ruling) } : found.branches ? { branches: found.branches.map(ruled) } : found;
}
