// What the page would show of a case, in every language of the texts. It stands alone, so that a browser can be given it as it is.
export default function shown(law, each, { states, unsure }, tricksOf) {
  const found = law.read(states, unsure);
  const say = of => each.map(of);
  const screen = (one) => {
    const shown = each.map(words => words.screen(one, states));
    return {
      fact: law.facts[one[0]].name, ask: shown.map(own => own[1]), note: shown.map(own => own[2]),
      buttons: shown[0][3].map(([, tells], n) => [shown.map(own => own[3][n][0]), tells.map(([f, s]) => [law.facts[f].name, String(law.facts[f].values[s - 1])])]),
    };
  };
  const lines = of => {
    const own = each.map(of);
    return own[0].map((_, n) => own.map(one => one[n]));
  };
  const menu = (list) => list.map(([place, one]) => [law.facts[place].name, screen(one)]);
  const ruled = ruling => {
    const [fewest, most] = tricksOf(ruling);
    return {
      status: ruling.status, fewest, most, card: ruling.card,
      result: say(words => words.result(ruling)), outcome: say(words => words.outcome(ruling)),
      orders: ruling.orders.map(one => [law.orders[one].name, law.orders[one].article]),
      steps: lines(words => words.steps(ruling)).map(one => [one[0][0], one.map(([, line]) => line)]),
      asides: lines(words => words.asides(ruling)), supposed: lines(words => words.supposed(ruling)),
      reasons: lines(words => words.reasons(ruling)), judgement: lines(words => words.judgement(ruling)),
      articles: ruling.articles, exemptions: ruling.exemptions,
      menu: menu(law.unusualIn(ruling)), later: law.laterIn(ruling).map(([place]) => law.facts[place].name),
    };
  };
  if (found.asked !== undefined) return { question: screen(law.question(found)), why: say(words => words.why(found)), menu: menu(law.unusualIn(found)) };
  return found.ruling ? { ruling: ruled(found.ruling) } : found.branches ? { branches: found.branches.map(ruled) } : found;
}
