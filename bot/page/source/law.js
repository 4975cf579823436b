// Follows an exported law. It knows diagrams and nothing of bridge: no fact, article or subject is named here.

export const FORMAT = 3;
const MOST_READINGS = 400; // as many as the law itself reads for facts that somebody is unsure of
const UNTOLD = 0;
const NEVER = -(2 ** 31); // a state that cannot be

export class Law {
  constructor(exported) {
    if (exported.format !== FORMAT) throw new Error("format");
    Object.assign(this, exported);
    Object.assign(this, unpacked(exported));
    this.place = new Map(exported.facts.map((fact, place) => [fact.name, place]));
    this.shown = new Map();
    for (const line of exported.lines) {
      if (!this.shown.has(line[0])) this.shown.set(line[0], []);
      this.shown.get(line[0]).push(line);
    }
  }

  // What a diagram comes to where the facts are in some states; undefined where that cannot be.
  follow(root, states) {
    let at = root;
    while (at >= 0) {
      const node = this.begins[at];
      at = this.row[node + 1 + (states[this.row[node]] || UNTOLD)];
      if (at === NEVER) return undefined;
    }
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

  // What the law needs next, the ruling, or the rulings between which an unsure fact decides.
  read(states, unsure = new Set()) {
    const known = states, waiting = [[states, []]];
    const found = [];
    for (let n = 0; n < waiting.length; n++) {
      if (n >= MOST_READINGS) return { tooUnsure: true };
      const [told, ways] = waiting[n];
      const screen = this.follow(this.asks, told);
      if (screen === undefined && !ways.length) return { impossible: true };
      if (screen === undefined) continue; // an open fact cannot be so
      const open = screen ? this.screens[screen - 1][0] : this.doubted(told, unsure);
      if (screen && !unsure.has(open)) return { question: this.worded(open, waiting.slice(n).map(([one]) => one), known, unsure), states: told };
      if (open === undefined) { found.push(this.needed(told, ways, unsure)); continue; }
      const possible = this.facts[open].values.map((_, v) => v + 1).filter(v => this.goes(open, v, told));
      // The law reads an open fact in the order of the answers that it offers: the first question that comes of it is asked.
      const shown = screen ? this.screens[screen - 1][3].map(one => stateIn(one, open)) : [];
      const listed = possible.length ? possible : this.facts[open].values.map((_, v) => v + 1);
      const offered = [...new Set(shown.filter(state => listed.includes(state)))];
      const states = offered.length ? offered : listed;
      for (const state of states) waiting.push([set(told, open, state), [...ways, [open, state]]]);
    }
    if (!found.length) return { impossible: true };
    const alike = new Map();
    for (const { states: told, ways } of found) {
      const ruling = this.ruling(told);
      if (!alike.has(ruling.key)) alike.set(ruling.key, { ...ruling, ways: [] });
      alike.get(ruling.key).ways.push(ways);
    }
    const rulings = [...alike.values()];
    return rulings.length === 1 ? { ruling: rulings[0] } : { branches: rulings };
  }

  // A reading without the open facts that it turns out not to need beside the others, in whatever order they were met.
  needed(states, ways, unsure) {
    for (const way of ways) {
      const without = { ...states };
      delete without[way[0]];
      if (this.follow(this.asks, without) === 0 && this.doubted(without, unsure) === undefined) {
        states = without;
        ways = ways.filter(one => one !== way);
      }
    }
    return { states, ways };
  }

  // The screen of a fact. Where others are open it has the answers that one of their states leaves
  // possible, and is worded as while nobody knows them; none of the answers tells an open one too.
  worded(fact, supposed, known, unsure) {
    const { ask, labels } = this.facts[fact];
    const asked = supposed.map(states => this.alone(fact, states, unsure)).map(states => [this.follow(this.asks, states), states])
      .filter(([screen]) => screen && this.screens[screen - 1][0] === fact);
    const all = [], told = new Set();
    const said = (root, text, states) => (this.follow(root, states) === text && this.follow(root, known)) || text;
    for (const [screen, states] of asked) {
      const before = new Set(told);
      for (const [text, tells, group] of this.screens[screen - 1][3]) {
        const key = JSON.stringify(tells), own = tells.find(([place]) => place === fact);
        if (before.has(key)) continue;
        told.add(key);
        all.push([own ? said(labels[own[1] - 1], text, states) : text, tells, screen === asked[0][0] ? group : 0]);
      }
    }
    const [, question, noted, first, groups] = this.screens[asked[0][0] - 1];
    const note = asked.every(([screen]) => this.screens[screen - 1][2] === noted) ? noted : 0;
    if (all.length > first.length) all.sort((one, other) => stateIn(one, fact) - stateIn(other, fact));
    return [fact, said(ask, question, asked[0][1]), note, all, groups];
  }

  // The states with those open facts in a possible one that the answers to a question tell besides.
  alone(fact, states, unsure) {
    const screen = this.follow(this.asks, states);
    if (!screen || this.screens[screen - 1][0] !== fact) return states;
    const besides = this.screens[screen - 1][3].flatMap(([, tells]) => tells).map(([place]) => place);
    const open = besides.find(place => place !== fact && unsure.has(place) && !states[place]);
    if (open === undefined) return states;
    const state = this.facts[open].values.findIndex((_, v) => this.goes(open, v + 1, states)) + 1;
    return state ? this.alone(fact, set(states, open, state), unsure) : states;
  }

  // The first fact that the ruling takes as usual, or waits for, though somebody is unsure of it.
  doubted(states, unsure) {
    if (!unsure.size) return undefined;
    const supposed = this.texts("supposed", states).map(([, line]) => line[2]);
    const awaited = this.later.filter(([place, root]) => !this.facts[place].pending && this.follow(root, states)).map(([place]) => place);
    return [...supposed, ...awaited].filter(place => unsure.has(place) && !states[place]).sort((a, b) => a - b)[0];
  }

  // May a fact be in a state beside the others?
  goes(place, state, states) {
    const with_it = set(states, place, state);
    return !this.apart.some(([, parts]) =>
      parts.some(([fact]) => fact === place) && parts.every(([fact, some]) => some.includes(with_it[fact])));
  }

  // The lines of one kind that are said: each the number of a text, or those of its sentences, and the line.
  texts(kind, states) {
    const said = [];
    for (const line of this.shown.get(kind) || []) {
      const text = Array.isArray(line[1]) ? line[1].map(one => this.follow(one, states)).filter(Boolean) : this.follow(line[1], states);
      const same = ([one]) => one === text && kind !== "order";
      if (text && text.length !== 0 && !said.some(same)) said.push([text, line]);
    }
    return said;
  }

  ruling(states) {
    const [status, fewest, most, card, ...against] = this.statuses[this.follow(this.status, states)];
    const orders = this.texts("order", states).map(([, line]) => line.slice(2));
    const exemptions = this.texts("exemption", states).map(([, line]) => line[2]);
    const outcome = this.follow(this.outcome, states);
    const later = fewest === most ? 0 : outcome; // which says on what later tricks it depends
    return {
      states, status, fewest, most, card, orders, outcome,
      result: this.follow(this.result, states),
      key: JSON.stringify([status, fewest, most, card, against, orders, exemptions, later]),
    };
  }

  // What may be told besides: [fact, screen] in the order of the facts.
  unusualIn(states) { return this.offered(this.unusual, states); }
  laterIn(states) { return this.offered(this.later, states); }
  offered(list, states) {
    return list.map(([place, root]) => [place, this.follow(root, states)])
      .filter(([, screen]) => screen).map(([place, screen]) => [place, screen - 1]);
  }

  // Answers of which some were changed: those that no longer go with the changed ones are left out.
  fitting(kept, changed) {
    let states = { ...changed };
    for (const [place, state] of Object.entries(kept)) {
      if (!(place in changed) && this.goes(Number(place), state, states)) states = set(states, Number(place), state);
    }
    return states;
  }
}

// The nodes in a row, each as its fact and a diagram for each state of it, and where each begins.
// One plain loop: on a slow phone functions within it took most of the time.
function unpacked({ nodes, facts }) {
  const row = new Int32Array(nodes.length), begins = [];
  const states = facts.map(fact => fact.values.length + 1);
  let filled = 0, left = 0;
  for (let at = 0; at < nodes.length;) {
    let code = nodes.charCodeAt(at++), number = code - (code < 34 ? 32 : code < 92 ? 33 : 34);
    if (number >= 64) {
      let signs = number < 88 ? 1 : number < 92 ? 2 : 3;
      const least = number < 88 ? 64 : number < 92 ? 2296 : 36892;
      number -= number < 88 ? 64 : number < 92 ? 88 : 92;
      for (; signs; signs--) {
        code = nodes.charCodeAt(at++);
        number = number * 93 + code - (code < 34 ? 32 : code < 92 ? 33 : 34);
      }
      number += least;
    }
    if (left) {
      left--;
      row[filled] = number === 0 ? row[filled - 1] : number === 1 ? NEVER : number & 1 ? (1 - number) >> 1 : begins.length - 1 - (number >> 1);
    } else {
      begins.push(filled);
      left = states[number];
      row[filled] = number;
    }
    filled++;
  }
  return { row, begins };
}

function stateIn([, tells], fact) {
  return (tells.find(([place]) => place === fact) || [0, 0])[1];
}

function set(states, place, state) {
  return { ...states, [place]: state };
}
