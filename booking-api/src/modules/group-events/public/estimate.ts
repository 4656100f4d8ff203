import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { CallInput } from '@sendahead/shared-contracts/call/define-call';
import type { groupEventChoices } from '@sendahead/shared-contracts/console/group-event-calls';
import { dropOffFeeId } from '@sendahead/shared-contracts/constants';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { type Reference, readReference } from '../../../platform/database/reference.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { FacilityRow } from '../../clubs/public/store.ts';
import { pricePlanned } from '../../pricing/public/price-cart.ts';
import { offersOfLeg, serviceOptions } from '../../services/public/leg-services.ts';
import { planShipment } from '../../services/public/plan-shipment.ts';
import type { GroupEvent } from '../event-store.ts';
import { type GroupItem, itemsOf } from '../group-items.ts';
import { preparedForm } from '../opening/prepared-form.ts';

/** Towns near and far, because families' homes are unknown before they book. */
const homes = ['10001', '30303', '60601', '75201', '90012'] as const;

/** Far enough ahead for every service. */
const daysAhead = 14;

const anybody = { name: 'A B', email: '', bags: 1, bunk: '', session: '' };

interface Wanted {
  readonly event: Pick<GroupEvent, 'direction' | 'first_day' | 'last_day' | 'contents'>;
  readonly club: FacilityRow;
  readonly brand: string;
  readonly item: GroupItem;
  readonly bags?: number;
  readonly today: CalendarDate;
}

/**
 * CO-94: what one person costs at today's rates, in cents: the average over towns near and far, by the
 * cheapest service that arrives in time. Undefined when nothing is sold to any of them.
 */
export async function estimateEach(
  { db, clock }: { db: Queries; clock: Clock },
  wanted: Wanted,
): Promise<number | undefined> {
  const reference = await readReference(db);
  const prices = await Promise.all(homes.map((zip) => priceTo(zip, { db, clock, reference }, wanted)));
  const sold = prices.filter((price) => price !== undefined);
  return sold.length === 0 ? undefined : Math.round(sold.reduce((sum, one) => sum + one, 0) / sold.length);
}

async function priceTo(
  zip: string,
  { db, clock, reference }: { db: Queries; clock: Clock; reference: Reference },
  { event, club, brand, item, bags = 1, today }: Wanted,
): Promise<number | undefined> {
  const home = event.direction === 'from_club' ? 'd' : 'o';
  const typed = { [`${home}_zip`]: zip, [`${home}_country`]: club.country };
  const prepared = { event, person: { ...anybody, bags }, club, item, travelerWord: '', today, typed };
  // Today's rates apply; the date itself only has to be valid.
  const form = { pickup_date: event.first_day < today ? today : event.first_day, ...preparedForm(prepared) };
  try {
    const { book, legs } = await planShipment({ db, clock }, form, brand, reference);
    const [leg] = legs;
    if (!leg) return undefined;
    const options = serviceOptions(
      book.sheet,
      brand,
      leg,
      offersOfLeg(book.sheet, book.levels, leg),
      leg.bags,
    );
    const [least] = options.toSorted((a, b) => a.price_cents - b.price_cents);
    if (!least) return undefined;
    const chosen = {
      ...form,
      // The family's choice of pickup is unknown; dropping off at a counter is free.
      outbound_pickup: String(dropOffFeeId),
      pickup_carrier: least.carrier_system_name,
      pickup_carrier_service_level_id: String(least.carrier_service_level_id),
    };
    const planned = await planShipment({ db, clock }, chosen, brand, reference);
    return (await pricePlanned(db, clock, planned, { role: 'consumer' })).valueCents;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * The same for everyone on a roster, each with their own size and bags; undefined when one of them cannot be
 * priced.
 */
export async function estimateFor(
  context: { db: Queries; clock: Clock },
  people: readonly { size: string | null; bags: number }[],
  {
    items,
    size: defaultSize,
    ...wanted
  }: Omit<Wanted, 'item'> & { items: readonly GroupItem[]; size: string },
): Promise<number | undefined> {
  let sum = 0;
  const alike = Map.groupBy(people, ({ size, bags }) => `${bags} ${size ?? defaultSize}`);
  for (const same of alike.values()) {
    const [{ size, bags } = { size: defaultSize, bags: 1 }] = same;
    const item = items.find((one) => one.size === (size ?? defaultSize));
    const each = item && (await estimateEach(context, { ...wanted, item, bags }));
    if (each === undefined) return undefined;
    sum += each * same.length;
  }
  return sum;
}

/**
 * The same for one person of an event that does not exist yet; undefined when no size is named, or it is not
 * sold.
 */
export async function estimateOfChoice(
  context: { db: Queries; clock: Clock },
  {
    sold,
    club,
    today,
    query: { brand: slug, size, direction },
  }: {
    sold: readonly Brand[];
    club: FacilityRow;
    today: CalendarDate;
    query: CallInput<typeof groupEventChoices>['query'];
  },
): Promise<{ each_cents?: number }> {
  const brand = sold.find((one) => one.slug === slug);
  const item = brand && itemsOf(brand, club).find((one) => one.size === size);
  if (!brand || !item || !direction) return {};
  // A future day to which today's rates apply.
  const day = addDays(today, daysAhead);
  const event = { direction, first_day: day, last_day: addDays(day, daysAhead), contents: '' };
  const each = await estimateEach(context, { event, club, brand: brand.slug, item, today });
  return each === undefined ? {} : { each_cents: each };
}
