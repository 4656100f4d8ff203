import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';

/** A service on its handover day. */
export interface DatedOption {
  readonly pickup: CalendarDate;
  readonly option: ServiceOption;
}

const most = 3;
/** Covers a weekend with a holiday. */
const soonDays = 4;

const byPrice = (a: DatedOption, b: DatedOption): number =>
  a.option.price_cents - b.option.price_cents || a.option.arrival_date.localeCompare(b.option.arrival_date);

/** For each service, the last pickup day that is in time. `days` are in order. */
export function lastInTime(
  days: readonly { readonly date: CalendarDate; readonly options: readonly ServiceOption[] }[],
  by: CalendarDate,
): DatedOption[] {
  const latest = new Map<number, DatedOption>();
  for (const { date, options } of days)
    for (const option of options)
      if (option.arrival_date <= by) latest.set(option.carrier_service_level_id, { pickup: date, option });
  return [...latest.values()];
}

/**
 * For each service, its first day, unless it is more than a few days after the first of all. `days` are in
 * order.
 */
export function firstPossible(
  days: readonly { readonly date: CalendarDate; readonly options: readonly ServiceOption[] }[],
): DatedOption[] {
  const first = days.find(({ options }) => options.length > 0);
  const earliest = new Map<number, DatedOption>();
  for (const { date, options } of days)
    for (const option of options)
      if (first && date <= addDays(first.date, soonDays) && !earliest.has(option.carrier_service_level_id))
        earliest.set(option.carrier_service_level_id, { pickup: date, option });
  return [...earliest.values()];
}

/** AD-35: whether a service costs no more, and leaves no earlier and arrives no later than another. */
const beats = (one: DatedOption, other: DatedOption): boolean =>
  one !== other &&
  byPrice(one, other) < 0 &&
  one.pickup >= other.pickup &&
  one.option.arrival_date <= other.option.arrival_date;

/**
 * Up to three services, cheapest first, without those that only cost more than another: the cheapest, the one that
 * leaves the most time (latest pickup, or earliest arrival), and the cheapest of the rest.
 */
export function chooseOffers(offers: readonly DatedOption[], by: CalendarDate | null): DatedOption[] {
  const sorted = offers.filter((offer) => !offers.some((other) => beats(other, offer))).toSorted(byPrice);
  const [cheapest, ...others] = sorted;
  if (!cheapest || sorted.length <= most) return sorted;
  const quickest = others.toSorted((a, b) =>
    by === null
      ? a.option.arrival_date.localeCompare(b.option.arrival_date) || byPrice(a, b)
      : b.pickup.localeCompare(a.pickup) || byPrice(a, b),
  )[0];
  const between = others.find((offer) => offer !== quickest);
  return [cheapest, between, quickest].filter((offer) => offer !== undefined).toSorted(byPrice);
}

interface PricedTrips {
  readonly totalCents: Cents;
  readonly roundTrip: { readonly totalCents: Cents } | null;
}

/** The cheapest round trip first, and one-way services last. */
export const byRoundTrip = (a: PricedTrips, b: PricedTrips): number =>
  a.roundTrip && b.roundTrip
    ? a.roundTrip.totalCents - b.roundTrip.totalCents
    : Number(!a.roundTrip) - Number(!b.roundTrip) || a.totalCents - b.totalCents;
