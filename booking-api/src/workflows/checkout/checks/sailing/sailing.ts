import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { backAtPort, dueAtPort } from '@sendahead/shared-contracts/services/cruise';
import type { Cruise } from '@sendahead/shared-contracts/services/trip-plan';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { readTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';
import { nightsOf } from '../../../../modules/clubs/public/nights-of.ts';
import type { Price } from '../../../../modules/pricing/public/price-cart.ts';
import type { Queries } from '../../../../platform/database/database.ts';

/** MD-09: the cruise of the outbound bags; undefined once they go to a place other than its port. */
export function cruiseOf(form: ShipmentForm, { shipment }: Pick<Price, 'shipment'>): Cruise | null {
  const { cruise } = readTripPlan(form);
  return cruise?.port.id === shipment.destination.club?.id ? cruise : null;
}

/**
 * MD-09: refuses a return that is picked up at the port before its ship is back. `from` is the club where it
 * starts.
 */
export async function shipBackErrors(
  db: Queries,
  form: ShipmentForm,
  { pickupDate, from }: { pickupDate: CalendarDate | undefined; from: number | undefined },
): Promise<FieldError[]> {
  const { cruise } = readTripPlan(form);
  if (!cruise || pickupDate === undefined || from !== cruise.port.id) return [];
  const back = backAtPort({ ...cruise, nights: (await nightsOf(db, cruise)) ?? cruise.nights });
  return back !== null && pickupDate < back
    ? [{ path: 'return_pickup_date', code: 'before_ship_returns' }]
    : [];
}

/** MD-09: refuses a bag that reaches the port after its ship has left. */
export function sailingErrors(form: ShipmentForm, price: Pick<Price, 'shipment' | 'legs'>): FieldError[] {
  const cruise = cruiseOf(form, price);
  const outbound = price.legs.find(({ name }) => name === 'outbound');
  if (!cruise || !outbound || outbound.arrivalDate <= dueAtPort(cruise)) return [];
  return [{ path: 'arrival_date', code: 'after_sailing' }];
}
