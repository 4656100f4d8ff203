import { rows } from './database.ts';

const dayMs = 86_400_000;
const dayOf = (now: number, days: number): string => new Date(now + days * dayMs).toISOString().slice(0, 10);

/**
 * Makes the embedded carrier believe that it took an order's bags so many days ago and delivers them so many
 * from now (below 0: ago): the events until today are reported when the product asks. The promise to the
 * customer does not change.
 */
export async function carrierTook(
  orderId: string,
  { daysAgo, deliversIn }: { daysAgo: number; deliversIn: number },
): Promise<void> {
  const [{ now } = { now: new Date() }] = await rows<{ now: Date }>(
    'select max(placed_at) as now from orders where id = $1',
    [orderId],
  );
  const days = [dayOf(Number(now), -daysAgo), dayOf(Number(now), deliversIn)];
  await rows(
    `update sandbox_carrier.shipments set bought_at = $2::date - 1,
       carriage = carriage || jsonb_build_object('shipDate', $2::text, 'arrivalDate', $3::text)
     where reference in (select id from order_parcels where order_id = $1)`,
    [orderId, ...days],
  );
  // Its earlier events belong to other days.
  await rows(
    'delete from tracking_events where parcel_id in (select id from order_parcels where order_id = $1)',
    [orderId],
  );
  // The product polls bags in progress by their day.
  await rows('update order_parcels set ship_date = $2::date, tracked_at = null where order_id = $1', [
    orderId,
    days[0],
  ]);
}

/** Makes the worker ask the carrier now; it asks each minute anyway, which a tracking journey waits for. */
export const askCarrier = (): Promise<object[]> =>
  rows("insert into pgboss.job (id, name, data) values (gen_random_uuid(), 'track-due', '{}')");
