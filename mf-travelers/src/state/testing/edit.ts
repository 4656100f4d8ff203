import * as fc from 'fast-check';
import { brand, reduce } from '../../testing/after.ts';
import {
  isRight,
  lacksALeg,
  type Model,
  nobody,
  type Person,
  repeats,
  type Way,
} from '../../testing/as-specified.ts';
import type { TravelersEvent } from '../events.ts';
import { allProblems } from '../problems.ts';
import { publication } from '../publication.ts';
import type { TravelersState } from '../state.ts';

interface Real {
  state: TravelersState;
}

/** One edit in a random sequence. */
export type Edit = fc.Command<Model, Real>;
type Line = 'golf' | 'box';

/** A cheap assertion, because it runs some hundred thousand times. */
export function must(row: string, kept: boolean): void {
  if (!kept) throw new Error(`contradicts ${row}`);
}

/** Fails if the reducer's state differs from the model. */
export function holds({ state }: Real, model: Model): void {
  const published = publication(state, brand);
  must(
    'TR-08',
    published.travelers.every(({ id }, index) => id === String(index + 1)),
  );
  must('OPEN-09', published.travelers.length === model.people.length && model.people.length >= 1);
  must('TR-07', published.duplicates.join() === repeats(model).join());
  const bags = model.people.flatMap(({ golf, box }) => [...golf, ...box]);
  must('TR-10', published.itemCount === bags.length);
  must('SV-03', published.sized === (bags.length > 0 && bags.every(({ size }) => size !== '')));
  const found = allProblems(state, brand).flatMap(({ problems }) => problems);
  must('TL-04', found.some(({ problem }) => problem.startsWith('nobody')) === lacksALeg(model));
  must('VL-23 VL-24 VL-25 TL-04', published.valid === isRight(model));
  const asked = model.roundTrip && bags.length > 1;
  for (const [index, person] of model.people.entries()) {
    const traveler = published.travelers[index];
    const own = model.people.length === 1 ? 'both' : person.way;
    must(
      'TR-03',
      traveler?.phone ===
        (person.extension && person.phone ? `${person.phone} x${person.extension}` : person.phone),
    );
    must(
      'TR-06 TL-04',
      traveler?.roundTrip === (own === 'both') && (traveler.way === 'return') === (own === 'return'),
    );
    for (const line of ['golf', 'box'] as const) {
      const rows = traveler?.lines.find((each) => each.line === line)?.rows ?? [];
      must(
        'TR-13',
        rows.map(({ contents, size }) => contents + size).join() ===
          person[line].map((each) => each.contents + each.size).join(),
      );
      must('TR-06', !asked || rows.every(({ way }, at) => (way ?? own) === (person[line][at]?.way ?? own)));
    }
  }
}

/** One edit: applied to the reducer, and to the model. */
export const edit = (
  name: string,
  event: (real: Real) => TravelersEvent | null,
  seen: (model: Model) => void,
): Edit => ({
  check: () => true,
  run(model, real) {
    const published = event(real);
    if (published) {
      real.state = reduce(real.state, published);
      seen(model);
    }
    holds(real, model);
  },
  toString: () => name,
});

/** The model's person at an index, modulo the length. */
export const person = ({ people }: Model, at: number): Person => people[at % people.length] ?? nobody(0);

/** The reducer's traveler at an index, modulo the length. */
export const traveler = ({ state }: Real, at: number) => state.travelers[at % state.travelers.length];

/** The key of that traveler. */
export const keyOf = (real: Real, at: number): number => traveler(real, at)?.key ?? 0;

/** A line of the brand. */
export const line = fc.constantFrom<Line>('golf', 'box');

/** A place among travelers. */
export const at = fc.nat(5);

/** A direction of a bag. */
export const way = fc.constantFrom<Way>('both', 'outbound', 'return');
