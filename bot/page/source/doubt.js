// What nobody is sure of: when no more is asked, and what is shown then.
const MOST_DOUBTS = 2, MOST_SETTLED = 3;

// What the law replies; where a second fact is open, or what is asked differs by what is open, nothing more is asked.
export function replied(law, said, known) {
  const found = law.read(known.states, known.unsure);
  if (found.asked === undefined || !known.unsure.size || law.facts[found.asked].certain) return found;
  if (known.unsure.size < MOST_DOUBTS && isOneForAll(law, said, found, known)) return found;
  const more = law.facts.map((_, place) => place).filter(place => !law.facts[place].usual && !law.facts[place].certain && !known.states[place]);
  const all = law.read(known.states, new Set([...known.unsure, ...more]));
  return all.tooUnsure || all.impossible ? found : all;
}

// The question reads alike whatever the open fact is; after some answers to it nothing may have to be asked.
function isOneForAll(law, said, found, { states, unsure }) {
  const lines = (reply, told) => {
    const [fact, ask, note, buttons] = said.screen(law.question(reply), told);
    return [fact, ask, note, ...buttons.map(([label]) => label)];
  };
  const now = lines(found, states);
  const after = [...unsure].flatMap(place => law.choosable(place, law.offered(place, states), states, new Set()).map(([state]) => {
    const told = { ...states, [place]: state }, reply = law.read(told, new Set([...unsure].filter(one => one !== place)));
    return reply.asked === undefined ? null : lines(reply, told);
  })).filter(Boolean);
  if (after.some(one => one[0] !== now[0] || one.length !== now.length)) return false;
  return now.every((line, n) => after.every(one => one[n] === line) || !after.some(one => one[n] === line));
}

// Rulings side by side: the open fact whose answers leave the fewest, and what each of its answers settles by itself.
export function sideBySide(law, said, branches, known) {
  const places = [...new Set(branches.flatMap(one => one.ways.flatMap(way => way.map(([place]) => place))))];
  const after = tells => branches.filter(one => one.ways.some(way => tells.every(([place, state]) => way.every(([of, is]) => of !== place || is === state))));
  const shown = place => law.screen(place, law.choosable(place, law.offered(place, known.states), known.states, new Set()));
  const left = place => shown(place)[3].reduce((sum, [, tells]) => sum + after(tells).length, 0);
  const open = [...known.unsure].filter(place => places.includes(place));
  const place = (open.length ? open : places).reduce((best, one) => left(one) < left(best) ? one : best);
  const screen = said.screen(shown(place), known.states), settled = new Map();
  for (const [label, tells, group] of screen[3]) {
    const each = group ? screen[3].filter(one => one[2] === group) : [[label, tells]];
    const outcomes = [...new Set(each.flatMap(one => after(one[1])).map(one => said.outcome(one)))];
    if (outcomes.length === 1) settled.set(outcomes[0], new Set([...settled.get(outcomes[0]) || [], group ? screen[4][group - 1][0] : label]));
  }
  const lines = [...settled].map(([outcome, labels]) => [outcome, [...labels]]);
  return { place, several: places.length > 1, decides: said.decides(place, known.states), screen, settled: places.length > 1 ? lines.slice(0, MOST_SETTLED) : lines };
}
