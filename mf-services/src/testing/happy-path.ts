import { holidays, nextPickupDay, unavailableDays } from '@sendahead/shared-contracts/calendar/calls';
import { cutOffTimes, sameDayDropOffCutOff } from '@sendahead/shared-contracts/calendar/cut-off-calls';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
  isCalendarDate,
  isWeekend,
  weekdayOf,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { combinedServicesOptions, pickupFees } from '@sendahead/shared-contracts/services/calls';
import { priceCalendar } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { storesNear } from '@sendahead/shared-contracts/stores/calls';
import { pickupFee, serviceOption } from './services.ts';
import { nearNaples } from './stores.ts';

/** Four services of a day: ground in five days at the least price, next day at the highest. */
export const servicesFrom = (day: string | undefined) => {
  if (day === undefined || !isCalendarDate(day)) return [];
  return [
    serviceOption({ arrival_date: addDays(day, 5) }),
    serviceOption({
      carrier_service_level_id: 5,
      service_name: 'THREE DAY SELECT',
      service_type_system_name: 'DOMESTIC_3_DAY',
      arrival_date: addDays(day, 3),
      transit_days: 3,
      price_cents: 9900,
    }),
    serviceOption({
      carrier_service_level_id: 3,
      service_name: 'NEXT DAY AIR',
      service_type_system_name: 'DOMESTIC_1_DAY',
      arrival_date: addDays(day, 1),
      transit_days: 1,
      price_cents: 16_900,
    }),
  ];
};

const monthFrom = (from: CalendarDate, until: CalendarDate): CalendarDate[] =>
  Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index));
/** No pickups on weekends; the club is closed on Mondays. */
const isShut = (date: CalendarDate, leg: string): boolean =>
  isWeekend(date) || (leg === 'outbound' && weekdayOf(date) === 1);
const pricedFrom = (date: CalendarDate) =>
  servicesFrom(date).map(
    ({ carrier_service_level_id, service_name, carrier, price_cents, arrival_date }) => ({
      carrier_service_level_id,
      service_type_name: service_name,
      carrier,
      price_cents,
      arrival_date,
    }),
  );
/** The first of these services, which is the cheapest, that is in time. */
const cheapestFrom = (date: CalendarDate, arriveBy = '9999-12-31') => {
  return pricedFrom(date).find(({ arrival_date: arrival }) => arrival <= arriveBy) ?? null;
};

/** The server on the happy path; what a test passes comes first. */
export const happyPath: readonly FakeAnswer[] = [
  answering(pickupFees, {
    pickup_fees: [
      pickupFee(),
      pickupFee({
        id: 0,
        pickup_fees_title: 'Drop off at a carrier store',
        price_cents: 0,
        formatted_amount: '$0.00',
        default: false,
      }),
    ],
  }),
  answering(unavailableDays, []),
  answering(storesNear, nearNaples()),
  answering(holidays, { '2026-11-26': { name: 'Thanksgiving Day', pickup: true, drop_off: true } }),
  answering(nextPickupDay, ({ body }) => ({
    date: calendarDate(body.dropoff ? '2026-11-23' : '2026-11-24'),
  })),
  answering(cutOffTimes, { success: false, new_date: calendarDate('2026-11-23'), origin_local_hour: 9 }),
  answering(sameDayDropOffCutOff, { past: false, next_day: calendarDate('2026-11-23') }),
  answering(priceCalendar, ({ body }) => ({
    days: monthFrom(calendarDate(body.from), calendarDate(body.until)).map((date) => ({
      date,
      reason: null,
      cheapest: isShut(date, body.leg) ? null : cheapestFrom(date, body.arrive_by),
      ...(body.arrive_by ? { services: isShut(date, body.leg) ? [] : pricedFrom(date) } : {}),
    })),
  })),
  answering(combinedServicesOptions, ({ body }) => ({
    default_services: {
      outbound: { enabled: true, next_day_pickup: null, services: servicesFrom(body.pickup_date) },
      return:
        body.roundtrip === 'true'
          ? { enabled: true, next_day_pickup: null, services: servicesFrom(body.return_pickup_date) }
          : null,
    },
    travelers: [],
    has_valid_adjustment: false,
  })),
];
