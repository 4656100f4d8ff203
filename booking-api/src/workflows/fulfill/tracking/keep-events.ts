import type { CarrierEvent } from '../../../integrations/carriers/port.ts';
import { originZone } from '../../../modules/geo/public/origin-zone.ts';
import type { Parcel } from '../../../modules/orders/public/parcels.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { ShippingContext } from '../context.ts';

/**
 * A label creation event says nothing about the bag: once there are carrier scans it never counts, however
 * late it is.
 */
const lastScan = (events: readonly CarrierEvent[]): CarrierEvent | undefined =>
  events.findLast(({ status }) => status !== 'label_ready') ?? events.at(-1);

/** Stores the carrier's events of a bag, each scan once, and the state that follows from the last one. */
export async function keepEvents(
  trx: DatabaseTransaction,
  { clock }: Pick<ShippingContext, 'clock'>,
  parcel: Parcel,
  events: readonly CarrierEvent[],
): Promise<void> {
  const inOrder = events.toSorted((a, b) => a.at.localeCompare(b.at));
  const last = lastScan(inOrder);
  if (last) {
    const rows = await Promise.all(
      inOrder.map(async ({ at, status, description, place, detail = null }) => ({
        parcel_id: parcel.id,
        at,
        status,
        description,
        place,
        detail,
        time_zone: await zoneOf(trx, parcel, place),
      })),
    );
    await trx
      .insertInto('tracking_events')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const expected = inOrder.findLast(({ expectedOn }) => expectedOn !== undefined)?.expectedOn;
  await trx
    .updateTable('order_parcels')
    .set({
      tracked_at: clock.instant(),
      ...(last ? { status: last.status, detail: last.detail ?? null } : {}),
      ...(expected ? { expected_on: expected } : {}),
    })
    .where('id', '=', parcel.id)
    .where('label', '=', 'bought')
    .execute();
}

/**
 * The time zone of a place in the carriers' notation; one that is neither end is read as a city with its
 * state.
 */
async function zoneOf(
  trx: DatabaseTransaction,
  { carriage: { from, to, fromZone, toZone } }: Parcel,
  place: string,
): Promise<string> {
  const [city = '', state] = place.split(',').map((part) => part.trim());
  if (city.toLowerCase() === to.city.toLowerCase()) return toZone;
  if (city.toLowerCase() === from.city.toLowerCase()) return fromZone;
  return state ? originZone(trx, { country: to.country, zip: '', state }) : toZone;
}
