import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { CustomsList } from '@sendahead/shared-contracts/orders/customs-calls';
import { legNames } from '@sendahead/shared-contracts/orders/leg-name';
import type { LegPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { legStateOf } from '@sendahead/shared-contracts/orders/states';
import {
  addDays,
  type CalendarDate,
  daysBetween,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Carriage, CarrierPort } from '../../../integrations/carriers/port.ts';
import { type Clock, localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { crossesBorder } from '../documents/packing-list.ts';
import { clubThatLabels } from '../public/at-clubs/club-that-labels.ts';
import { isListed, readCustomsListOf } from '../public/customs-list.ts';
import { defaultWindow } from '../public/hours/default-window.ts';
import { clockTime, dropOffOf } from '../public/hours/drop-off.ts';
import { type Parcel, parcelsOfEveryGeneration } from '../public/parcels.ts';
import { spokenPlace } from '../public/places/spoken-place.ts';
import type { Order } from '../public/store.ts';

type PreparationQuestion = {
  db: Queries;
  clock: Clock;
  carriers: Pick<CarrierPort, 'labelDaysAhead' | 'printerless'>;
};

/** The steps of each leg before the carrier has its bags; a canceled leg is left out. */
export async function readPreparation(
  question: PreparationQuestion,
  order: Order,
): Promise<LegPreparation[]> {
  const bags = await parcelsOfEveryGeneration(question.db, order.id);
  const standing = bags
    .filter(({ generation }) => generation === order.generation)
    .filter(({ status }) => status !== 'cancelled');
  const before = bags.filter(({ generation }) => generation < order.generation);
  const legs = legNames.map((leg) => standing.filter((parcel) => parcel.leg === leg));
  return Promise.all(
    legs.flatMap(([first, ...more]) =>
      first ? [prepareLeg(question, order, [first, ...more], before)] : [],
    ),
  );
}

async function prepareLeg(
  { db, clock, carriers }: PreparationQuestion,
  order: Order,
  bags: readonly [Parcel, ...Parcel[]],
  before: readonly Parcel[],
): Promise<LegPreparation> {
  const { leg, carriage } = bags[0];
  const today = localTime(clock.now(), homeTimeZone).date;
  const placedOn = localTime(Date.parse(order.placed_at), homeTimeZone).date;
  const sold = addDays(carriage.shipDate, -carriers.labelDaysAhead);
  const from = laterOf(sold, placedOn);
  const state = legStateOf(bags.map(({ status }) => status));
  const handedOver = state !== 'placed' && state !== 'labels_ready';
  const isAbroad = bags.some((bag) => crossesBorder(bag.carriage));
  const list = isAbroad ? await readCustomsListOf(db, order) : undefined;
  const labelsBy = leg === 'outbound' ? clubThatLabels(order) : null;
  return {
    leg,
    bags: bags.length,
    carrier: order.shipment.legs.find((one) => one.leg === leg)?.carrier ?? carriage.carrier,
    labels: {
      state: labelsState(bags, { handedOver, isSold: from <= today }),
      ready_on: from,
      ...(!handedOver && areReplaced(bags, before) ? { replaced: true } : {}),
    },
    printerless: carriers.printerless(carriage),
    hand_overs: await handOversOf(db, bags),
    arrives: { date: carriage.arrivalDate, place: spokenPlace(carriage.to) },
    handed_over: handedOver,
    ...(labelsBy ? { labels_by: labelsBy } : {}),
    ...(list ? { customs: customsOf(carriage, list) } : {}),
  };
}

const customsOf = ({ from, to }: Carriage, list: CustomsList): LegPreparation['customs'] => ({
  from_country: from.country,
  to_country: to.country,
  listed: isListed(list),
});

/** CH-24: labels of the leg that a change replaced; after an undo the earlier ones are valid again. */
function areReplaced(bags: readonly [Parcel, ...Parcel[]], before: readonly Parcel[]): boolean {
  const numbersOf = (parcels: readonly Parcel[]) =>
    new Set(parcels.flatMap(({ tracking_number: number }) => (number === null ? [] : [number])));
  const earlier = numbersOf(before.filter(({ leg }) => leg === bags[0].leg));
  return earlier.size > 0 && [...numbersOf(bags)].every((number) => !earlier.has(number));
}

function labelsState(
  bags: readonly Parcel[],
  { handedOver, isSold }: { handedOver: boolean; isSold: boolean },
): LegPreparation['labels']['state'] {
  if (handedOver) return 'over';
  if (bags.every(({ label }) => label === 'bought')) return 'ready';
  return isSold ? 'being_made' : 'later';
}

/** MD-03: one entry for each handover of the leg's bags. */
function handOversOf(db: Queries, bags: readonly Parcel[]): Promise<LegPreparation['hand_overs']> {
  const ways = Map.groupBy(bags, ({ carriage: { dropOff, window } }) => `${dropOff} ${window}`);
  return Promise.all(
    [...ways.values()].flatMap(([first, ...more]) => (first ? [handOverOf(db, [first, ...more])] : [])),
  );
}

async function handOverOf(
  db: Queries,
  bags: readonly [Parcel, ...Parcel[]],
): Promise<LegPreparation['hand_overs'][number]> {
  const { carriage } = bags[0];
  const [ready, close] = carriage.window ?? defaultWindow;
  const way = {
    travelers: [...new Set(bags.map(({ traveler }) => traveler))],
    drop_off: carriage.dropOff,
    date: carriage.shipDate,
    place: spokenPlace(carriage.from),
    ready: clockTime(ready),
  };
  if (!carriage.dropOff) return { ...way, close: clockTime(close) };
  const packages = bags.map((bag) => bag.carriage.package);
  const { store, ...until } = await dropOffOf(db, carriage, packages);
  return { ...way, ...until, ...(store ? { store } : {}) };
}

const laterOf = (a: CalendarDate, b: CalendarDate): CalendarDate => (daysBetween(a, b) > 0 ? b : a);
