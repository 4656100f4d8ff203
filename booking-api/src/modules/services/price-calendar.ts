import { dayReason, type HandOverRules } from '@sendahead/shared-contracts/calendar/rules';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { PricedDay } from '@sendahead/shared-contracts/services/price-calendar-calls';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { horizonDays } from '../calendar/public/horizon.ts';
import { laneHolidays } from '../calendar/public/lane-holidays.ts';
import { isCarrierDay } from '../calendar/public/working-days.ts';
import type { Leg } from './public/leg.ts';
import { offersOfLeg, serviceOptions } from './public/leg-services.ts';
import type { PlannedShipment } from './public/plan-shipment.ts';

/** The days that are asked for, both included, and by when the bags must be there. */
export type DaysAsked = { from: CalendarDate; until: CalendarDate; arriveBy: CalendarDate | null };

/** What a leg costs least on each day, by the tariff: all that does not depend on the day is known of the leg already. */
export function priceDays(
  planned: Pick<PlannedShipment, 'book' | 'brand'>,
  leg: Leg,
  { from, until, arriveBy }: DaysAsked,
): PricedDay[] {
  const days: CalendarDate[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) days.push(date);
  const rules = rulesOf(leg, days);
  return days.map((date) => {
    const reason = dayReason(date, rules);
    return {
      date,
      reason,
      cheapest: reason === null ? cheapestOn(planned, onDay(leg, date), arriveBy) : null,
    };
  });
}

/** The same leg on another day: promotions and surcharges of that day are recalculated. */
const onDay = (leg: Leg, date: CalendarDate): Leg => ({
  ...leg,
  choice: { ...leg.choice, pickupDate: date },
  delivery: { ...leg.delivery, shipDate: date },
  chargeBases: new Map(),
});

function cheapestOn(
  { book: { sheet, levels }, brand }: Pick<PlannedShipment, 'book' | 'brand'>,
  leg: Leg,
  arriveBy: CalendarDate | null,
): PricedDay['cheapest'] {
  const inTime = serviceOptions(sheet, brand, leg, offersOfLeg(sheet, levels, leg), leg.bags).filter(
    ({ arrival_date: arrival }) => arriveBy === null || arrival <= arriveBy,
  );
  const [cheapest] = inTime.toSorted(byPriceThenArrival);
  if (!cheapest) return null;
  const { carrier_service_level_id, service_type_name, carrier, price_cents, arrival_date } = cheapest;
  return { carrier_service_level_id, service_type_name, carrier, price_cents, arrival_date };
}

const byPriceThenArrival = (a: ServiceOption, b: ServiceOption): number =>
  a.price_cents - b.price_cents || a.arrival_date.localeCompare(b.arrival_date);

/** The page's own rules, of what the server knows. */
function rulesOf(leg: Leg, days: readonly CalendarDate[]): HandOverRules {
  const { originCalendar, originClosed: closed, dropOff } = leg;
  const movement = dropOff ? 'drop_off' : 'pickup';
  return {
    earliest: leg.earliest,
    latest: addDays(leg.handover.today, horizonDays),
    dropOff,
    holidays: Object.fromEntries(laneHolidays(originCalendar, leg.destinationCalendar)),
    unavailable: days.filter((date) => !isCarrierDay(date, movement, originCalendar)),
    club: closed
      ? {
          end: leg.name === 'outbound' ? 'origin' : 'destination',
          closedWeekdays: closed.weekdays,
          closedDates: closed.dates as readonly CalendarDate[],
        }
      : null,
  };
}
