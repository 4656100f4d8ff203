import * as fc from 'fast-check';
import { reduce } from '../../testing/after.ts';
import { another, copy, type Model, nobody, type Person } from '../../testing/as-specified.ts';
import { copyBags, moveBag } from '../bags-between.ts';
import { at, type Edit, edit, holds, keyOf, line, must, person, traveler, way } from './edit.ts';

const typed = fc
  .record({
    at,
    field: fc.constantFrom('first', 'last', 'email', 'phone', 'extension'),
    pick: fc.nat(2),
  })
  .map(({ at: who, field, pick }) => {
    const texts = {
      first: ['', 'Ann', 'Bea'],
      last: ['', 'Lee', 'Ray'],
      email: ['', 'ann@example.com', 'bea@example.com'],
      phone: ['', '2392622600', '2395550107'],
      extension: ['', '12', '7'],
    } as const;
    const names = {
      first: 'firstName',
      last: 'lastName',
      email: 'email',
      phone: 'phone',
      extension: 'extension',
    } as const;
    const name = field as keyof typeof texts;
    const text = texts[name][pick] ?? '';
    return edit(
      `type ${name} of ${who}: ${text}`,
      (real) => ({ type: 'typed', key: keyOf(real, who), field: names[name], text }),
      (model) => {
        person(model, who)[name] = text;
      },
    );
  });

const counted = fc
  .record({ at, line, count: fc.constantFrom(0, 1, 2, 3, 26, -1) })
  .map(({ at: who, line: what, count }) =>
    edit(
      `count ${what} of ${who}: ${count}`,
      (real) => ({ type: 'counted', key: keyOf(real, who), line: what, count }),
      (model) => {
        model.before = null;
        if (count < 0 || count > 25) return;
        const of = person(model, who);
        const had = of.gone[what] ?? of[what];
        of.gone[what] = count === 0 ? had : null;
        of[what] =
          count === 0
            ? []
            : [
                ...had.slice(0, count),
                ...Array.from({ length: Math.max(0, count - had.length) }, () => another(had.at(-1))),
              ];
      },
    ),
  );
const emptied = fc.record({ at, line }).map(({ at: who, line: what }) =>
  edit(
    `two seconds pass over ${what} of ${who}`,
    (real) => ({ type: 'emptied-line-removed', key: keyOf(real, who), line: what }),
    (model) => {
      person(model, who).gone[what] = null;
    },
  ),
);
const chosen = fc
  .record({
    at,
    line,
    row: fc.nat(2),
    field: fc.constantFrom('size', 'packaging', 'contents'),
    value: fc.constantFrom('a', 'b'),
  })
  .map(({ at: who, line: what, row, field, value }) =>
    edit(
      `choose ${field} of ${what} ${row} of ${who}`,
      (real) => ({
        type: 'row-chosen',
        key: keyOf(real, who),
        line: what,
        row,
        field: field as 'size',
        value,
      }),
      (model) => {
        model.before = null;
        const of = person(model, who);
        const found = (of.gone[what] ?? of[what])[row];
        if (found) found[field as 'size'] = value;
      },
    ),
  );
const bagWay = fc
  .record({ at, line, row: fc.nat(2), way: fc.option(way, { nil: undefined }) })
  .map(({ at: who, line: what, row, way: which }) =>
    edit(
      `way of ${what} ${row} of ${who}: ${which}`,
      (real) => ({ type: 'bag-way-chosen', key: keyOf(real, who), line: what, row, way: which }),
      (model) => {
        model.before = null;
        const of = person(model, who);
        const found = (of.gone[what] ?? of[what])[row];
        if (found) found.way = which ?? null;
      },
    ),
  );
const ownWay = fc.record({ at, way }).map(({ at: who, way: which }) =>
  edit(
    `way of ${who}: ${which}`,
    (real) => ({ type: 'way-chosen', key: keyOf(real, who), way: which }),
    (model) => {
      person(model, who).way = which;
    },
  ),
);
const added = fc.constant(
  edit(
    'add a traveler',
    ({ state }) => (state.travelers.length < 6 ? { type: 'traveler-added' } : null),
    (model) => {
      model.keys += 1;
      model.people.push(nobody(model.keys));
      model.before = null;
    },
  ),
);
const removed = at.map((who) =>
  edit(
    `remove ${who}`,
    (real) => ({ type: 'traveler-removed', key: keyOf(real, who) }),
    (model) => {
      if (model.people.length === 1) return;
      model.people.splice(who % model.people.length, 1);
      model.before = null;
    },
  ),
);
const trip = fc.boolean().map((roundTrip) =>
  edit(
    roundTrip ? 'round trip' : 'one way',
    () => ({ type: 'trip-type-known', tripType: roundTrip ? 'round_trip' : 'one_way' }),
    (model) => {
      model.roundTrip = roundTrip;
    },
  ),
);

const keep = (model: Model, ...whom: Person[]): void => {
  model.before = new Map(whom.map(({ key, golf, box, gone }) => [key, copy({ golf, box, gone })]));
};
const moved = fc.record({ from: at, to: at, line, row: fc.nat(2) }).map(
  ({ from, to, line: what, row }): Edit => ({
    check: () => true,
    run(model, real) {
      const [giver, taker] = [traveler(real, from), traveler(real, to)];
      const change = giver && taker ? moveBag(giver, { line: what, row }, taker) : null;
      const [gives, takes] = [person(model, from), person(model, to)];
      const found = gives[what][row];
      must(
        'a bag that is there moves to another',
        (change !== null) === (found !== undefined && gives !== takes && takes[what].length < 25),
      );
      if (change && found) {
        keep(model, gives, takes);
        gives[what] = gives[what].filter((each) => each !== found);
        takes[what] = [...takes[what], found];
        takes.gone[what] = null;
        real.state = reduce(real.state, { type: 'bags-changed', ...change, text: 'moved' });
      }
      holds(real, model);
    },
    toString: () => `move ${what} ${row} from ${from} to ${to}`,
  }),
);
const copied = fc.record({ from: at, to: at }).map(
  ({ from, to }): Edit => ({
    check: (model) => person(model, from) !== person(model, to),
    run(model, real) {
      const [source, target] = [traveler(real, from), traveler(real, to)];
      if (source && target) {
        keep(model, person(model, to));
        const { golf, box } = copy(person(model, from));
        Object.assign(person(model, to), { golf, box, gone: { golf: null, box: null } });
        real.state = reduce(real.state, {
          type: 'bags-changed',
          ...copyBags(source, target),
          text: 'copied',
        });
      }
      holds(real, model);
    },
    toString: () => `copy the bags of ${from} to ${to}`,
  }),
);
const undone = fc.constant(
  edit(
    'undo',
    () => ({ type: 'undone', text: 'back' }),
    (model) => {
      for (const each of model.people) Object.assign(each, copy(model.before?.get(each.key) ?? {}));
      model.before = null;
    },
  ),
);

/** Every kind of edit, at random. */
export const edits = [
  typed,
  typed,
  counted,
  counted,
  chosen,
  chosen,
  bagWay,
  ownWay,
  added,
  removed,
  trip,
  emptied,
  moved,
  copied,
  undone,
];
