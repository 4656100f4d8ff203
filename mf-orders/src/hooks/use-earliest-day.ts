import { nextPickupDay } from '@sendahead/shared-contracts/calendar/calls';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import {
  addDays,
  type CalendarDate,
  daysBetween,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { useQuery } from '@tanstack/react-query';
import type { ChangeOptions } from './use-change-options.ts';
import { useOrder } from './use-order.ts';
import { useApi, useOrders } from './use-orders.ts';
import { useToday } from './use-today.ts';

/**
 * CH-32: the first day on which a leg can start. The carrier's cut-off decides for the outbound; a return starts
 * after the bags have arrived. `outbound` is the newly chosen outbound day, after which the arrival is unknown.
 */
export function useEarliestDay(
  { leg, from }: Pick<ChangeOptions['legs'][number], 'leg' | 'from'>,
  outbound: CalendarDate | undefined,
): CalendarDate {
  const today = useToday();
  const { brand } = useOrders().host.boot;
  const { legs = [] } = useOrder();
  const booked = (name: LegName) => legs.find((one) => one.leg === name);
  const body = {
    brand: brand.slug,
    country_code: from.country,
    ship_date: today,
    dropoff: booked(leg)?.drop_off === true,
    ...(from.place.zip ? { zip_code: from.place.zip } : {}),
  };
  // Without an answer the server still checks the day that is chosen.
  const next = useQuery(queryOf(useApi(), nextPickupDay, { body }));
  const carrier = next.data?.date ?? today;
  const arrival = leg === 'return' ? (outbound ?? booked('outbound')?.arrival_date) : undefined;
  const after = arrival === undefined ? today : addDays(arrival, 1);
  return daysBetween(carrier, after) > 0 ? after : carrier;
}
