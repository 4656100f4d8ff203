import { golfBrand } from '@sendahead/shared-contracts/factories/boot';
import { type LegName, legNames } from '@sendahead/shared-contracts/orders/leg-name';
import { type CalendarDate, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { TripType } from '@sendahead/shared-contracts/ship-form/trip-type';
import * as fc from 'fast-check';
import { answered } from '../testing/answered.ts';
import { daysLater, daysOfLevel, isOpenDay } from '../testing/as-specified.ts';
import { bag, bothEnds, golfer, golfers } from '../testing/upstream-slices.ts';
import type { ItineraryEvent } from './events.ts';
import { publication } from './publication.ts';
import { reduce } from './reducer.ts';
import { type ItineraryState, initialState } from './state.ts';

/** A person's actions, modeled after the specification and independent of the reducer. */
interface Model {
  tripType: TripType;
  bags: boolean;
  /** The travelers in the order of the list, and those with a separate pickup. */
  people: readonly string[];
  readonly dropsOffAlone: Record<LegName, Map<string, boolean>>;
  priceFailed: boolean;
  readonly dropOff: Record<LegName, boolean>;
  /** SV-09: the level chosen last. */
  readonly level: Record<LegName, number | null>;
}
interface Real {
  state: ItineraryState;
}
type Edit = fc.Command<Model, Real>;

/** A cheap assertion, because it runs some millions of times. */
function must(row: string, kept: boolean): void {
  if (!kept) throw new Error(`contradicts ${row}`);
}

const arrivalOf = (date: string | null, level: number | null): string | null => {
  const days = level === null ? undefined : daysOfLevel[level];
  return date === null || days === undefined ? null : daysLater(date, days);
};

/** MD-03: the values to publish: later travelers whose pickup differs from the first one's. */
const ownWays = ({ bags, people, dropOff, dropsOffAlone }: Model, leg: LegName): string[] =>
  !bags
    ? []
    : people.flatMap((name, index) => {
        const own = dropsOffAlone[leg].get(name);
        const differs = index > 0 && own !== undefined && own !== dropOff[leg];
        return differs ? [`${index + 1} ${own ? 0 : 1}`] : [];
      });

/** The day is a pickup day if anybody's bags are picked up. */
const dropsAllOff = (model: Model, leg: LegName): boolean =>
  model.dropOff[leg] && ownWays(model, leg).length === 0;

/** The invariants of a leg: its day is available, and its service is the chosen one. */
function holdsOfLeg(state: ItineraryState, model: Model, leg: LegName, arrival: string | null): void {
  const { date } = state[leg];
  const published = leg === 'outbound' ? publication(state).outbound : publication(state).return;
  if (date !== null && (leg === 'outbound' || arrival !== null))
    must(
      'VL-01 to VL-05 TL-11 to TL-15',
      isOpenDay(date, { leg, dropOff: dropsAllOff(model, leg), arrival }),
    );
  const level = model.level[leg];
  const offered = date !== null && level !== null && daysOfLevel[level] !== undefined;
  if (!published || (leg === 'return' && arrival === null)) return;
  const golfers =
    published.golfers?.map(({ travelerId, pickupFeeId }) => `${travelerId} ${pickupFeeId}`) ?? [];
  must('MD-03', String(golfers) === String(ownWays(model, leg)));
  must('SV-09', (published.service?.carrier_service_level_id ?? null) === (offered ? level : null));
  must('SV-08', !published.service || published.service.arrival_date === arrivalOf(date, level));
}

function holds({ state }: Real, model: Model): void {
  const published = publication(state);
  const arrival = model.bags ? arrivalOf(state.outbound.date, model.level.outbound) : null;
  must('TL-02', (published.return === null) === (model.tripType === 'one_way'));
  must('SV-14', published.limited === model.priceFailed);
  if (!model.bags) {
    must('SV-03', !published.valid);
    return;
  }
  holdsOfLeg(state, model, 'outbound', arrival);
  holdsOfLeg(state, model, 'return', arrival);
  const back = model.tripType === 'one_way' || arrivalOf(state.return.date, model.level.return) !== null;
  must('TL-01 VL-26 VL-43', published.valid === (arrival !== null && back));
}

/** One edit: applied to the reducer, with every request answered, and to the model. */
const edit = (name: string, event: ItineraryEvent, seen: (model: Model) => void): Edit => ({
  check: () => true,
  run(model, real) {
    const [before, back] = [real.state.outbound.date, real.state.return.date];
    real.state = answered(reduce(real.state, event));
    seen(model);
    holds(real, model);
    const { outbound, return: now } = real.state;
    must('TL-16', before === null || outbound.date === before || now.date === null);
    const arrival = model.bags ? arrivalOf(outbound.date, model.level.outbound) : null;
    must('TL-15', back === null || arrival === null || back > arrival || now.date === null);
  },
  toString: () => `${name} ${JSON.stringify(event)}`,
});
const nothing = () => undefined;

const days: readonly CalendarDate[] = Array.from({ length: 24 }, (_, index) =>
  calendarDate(daysLater('2026-11-20', index)),
);
const legOf = fc.constantFrom(...legNames);

/** A typed day: accepted when it is available, otherwise the current day stays. */
const typesDay: fc.Arbitrary<Edit> = fc
  .record({ leg: legOf, date: fc.option(fc.constantFrom(...days), { freq: 8 }) })
  .map(
    ({ leg, date }): Edit => ({
      // A return date can be typed only when its field is shown.
      check: (model) => leg === 'outbound' || (model.bags && model.tripType === 'round_trip'),
      run(model, real) {
        const arrival = arrivalOf(real.state.outbound.date, model.level.outbound);
        if (!model.bags || (leg === 'return' && arrival === null)) return;
        const before = real.state[leg].date;
        real.state = answered(reduce(real.state, { type: 'date-chosen', leg, date }));
        holds(real, model);
        const taken = date === null || isOpenDay(date, { leg, dropOff: dropsAllOff(model, leg), arrival });
        must('VL-01 to VL-05', real.state[leg].date === (taken ? date : before));
      },
      toString: () => `types ${date} for ${leg}`,
    }),
  );

/** A return soon after the arrival: a slower outbound service may arrive after it. */
const returnsSoon: fc.Arbitrary<Edit> = fc.integer({ min: 1, max: 5 }).map(
  (wait): Edit => ({
    check: (model) => model.bags && model.tripType === 'round_trip' && model.level.outbound !== null,
    run(model, real) {
      const arrival = arrivalOf(real.state.outbound.date, model.level.outbound);
      if (arrival === null) return;
      const date = calendarDate(daysLater(arrival, wait));
      real.state = answered(reduce(real.state, { type: 'date-chosen', leg: 'return', date }));
      holds(real, model);
    },
    toString: () => `returns ${wait} days after the arrival`,
  }),
);

/** The travelers of a leg change; a traveler who stays at home is forgotten along with all choices for them. */
const travels = (
  name: string,
  who: string,
  left: (people: readonly string[]) => readonly string[],
): Edit => ({
  check: ({ bags, people }) => bags && people.includes(who) === (name !== 'joins') && left(people).length > 0,
  run(model, real) {
    model.people = left(model.people);
    if (name !== 'joins') for (const leg of legNames) model.dropsOffAlone[leg].delete(who);
    const travelers = golfers(...model.people);
    real.state = answered(reduce(real.state, { type: 'travelers-known', travelers }));
    holds(real, model);
  },
  toString: () => `${who} ${name}`,
});

/** MD-03: one traveler's bags with a separate pickup, or along with the first. */
const handsOverAlone = (leg: LegName, index: number, dropOff: boolean | null): Edit => ({
  check: ({ bags, people }) => bags && people.length > index,
  run(model, real) {
    const name = model.people[index] ?? '';
    if (dropOff === null) model.dropsOffAlone[leg].delete(name);
    else model.dropsOffAlone[leg].set(name, dropOff);
    const feeId = dropOff === null ? null : dropOff ? 0 : 1;
    const travelerId = String(index + 1);
    real.state = answered(reduce(real.state, { type: 'own-pickup-chosen', leg, travelerId, feeId }));
    holds(real, model);
  },
  toString: () => `traveler ${index + 1} hands over alone for ${leg}: ${dropOff}`,
});

const edits: fc.Arbitrary<Edit>[] = [
  typesDay,
  returnsSoon,
  fc.constantFrom('one_way' as const, 'round_trip' as const).map((tripType) =>
    edit('trip', { type: 'trip-type-chosen', tripType }, (model) => {
      model.tripType = tripType;
    }),
  ),
  fc.record({ leg: legOf, dropOff: fc.boolean() }).map(({ leg, dropOff }) =>
    edit('hands over', { type: 'pickup-chosen', leg, feeId: dropOff ? 0 : 1 }, (model) => {
      model.dropOff[leg] = dropOff;
    }),
  ),
  fc.record({ leg: legOf, serviceLevelId: fc.constantFrom(1, 5, 3, 77) }).map(({ leg, serviceLevelId }) =>
    edit('chooses', { type: 'service-chosen', leg, serviceLevelId }, (model) => {
      model.level[leg] = serviceLevelId;
    }),
  ),
  fc.boolean().map((bags) =>
    edit('packs', { type: 'travelers-known', travelers: bags ? golfer(bag()) : golfer() }, (model) => {
      model.bags = bags;
      model.people = ['Ann'];
      for (const leg of legNames) model.dropsOffAlone[leg].clear();
    }),
  ),
  fc.constantFrom('Mia', 'Tom', 'Zoe').map((name) => travels('joins', name, (people) => [...people, name])),
  fc
    .constantFrom('Ann', 'Mia', 'Tom', 'Zoe')
    .map((name) => travels('stays at home', name, (people) => people.filter((one) => one !== name))),
  fc
    .record({ leg: legOf, index: fc.integer({ min: 1, max: 3 }), dropOff: fc.option(fc.boolean()) })
    .map(({ leg, index, dropOff }) => handsOverAlone(leg, index, dropOff)),
  fc.boolean().map((failed) =>
    edit('price', { type: 'price-told', failed }, (model) => {
      model.priceFailed = failed;
    }),
  ),
  legOf.map((leg) => edit('leaves', { type: 'blurred', leg, field: 'date' }, nothing)),
  fc.constant(edit('tries again', { type: 'retried' }, nothing)),
  fc.constant(edit('orders', { type: 'submitted' }, nothing)),
];

describe('random edits', () => {
  it('TL-01, TL-02, TL-11 to TL-16, SV-03, SV-08, SV-09, SV-14, MD-03: random sequences find no state that contradicts a row', () => {
    const today = calendarDate('2026-11-21');
    const empty = initialState(golfBrand({ pickup_per_traveler: true }), { date: today, hour: 9 });
    const undated = answered(
      [
        { type: 'points-known', points: bothEnds(), today, hour: 9 } as const,
        { type: 'travelers-known', travelers: golfer(bag()) } as const,
      ].reduce<ItineraryState>(reduce, empty),
    );
    const first = calendarDate('2026-11-24');
    const start = answered(reduce(undated, { type: 'date-chosen', leg: 'outbound', date: first }));
    fc.assert(
      fc.property(fc.commands(edits, { maxCommands: 15 }), (commands) => {
        const setup = () => ({
          model: {
            tripType: empty.tripType,
            bags: true,
            people: ['Ann'],
            dropsOffAlone: { outbound: new Map(), return: new Map() },
            priceFailed: false,
            dropOff: { outbound: false, return: false },
            level: { outbound: null, return: null },
          },
          real: { state: start },
        });
        fc.modelRun(setup, commands);
      }),
      { numRuns: process.env.TRIALS === 'full' ? 10_000 : 2000 },
    );
  });
});
