import { startPerFile } from '../../../../testing/server-per-file.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { countOnTime } from './on-time.ts';

const server = startPerFile(startTestApp);

/** Bags without their orders, because the count does not read orders. */
async function deliver(from: number, count: number, at: string, promised: string): Promise<void> {
  const { db } = server.context;
  await db.transaction().execute(async (trx) => {
    await trx.executeQuery({ sql: 'set local session_replication_role = replica', parameters: [] } as never);
    const ids = Array.from({ length: count }, (_, index) => `pcl_${from + index}`);
    await trx
      .insertInto('order_parcels')
      .values(
        ids.map((id) => ({
          id,
          order_id: id,
          generation: 1,
          leg: 'outbound' as const,
          position: 0,
          traveler: '',
          item: '',
          carriage: { arrivalDate: promised, toZone: 'America/New_York' } as never,
          ship_date: '2026-11-02' as never,
        })),
      )
      .execute();
    await trx
      .insertInto('tracking_events')
      .values(
        ids.map((parcel_id) => ({ parcel_id, at, status: 'delivered' as const, description: '', place: '' })),
      )
      .execute();
  });
}

describe('the on-time figure', () => {
  const now = '2026-11-23T15:00:00.000Z';

  it('the on-time figure is absent below 200 deliveries, counts by the destination’s day, and forgets after 90 days', async () => {
    const { db } = server.context;
    expect(await countOnTime(db, now)).toBeNull();
    // Eleven at night in New York is the next day in UTC.
    await deliver(0, 198, '2026-11-11T04:00:00.000Z', '2026-11-10');
    await deliver(198, 1, '2026-11-12T15:00:00.000Z', '2026-11-11');
    await deliver(500, 40, '2026-08-01T15:00:00.000Z', '2026-07-01');
    expect(await countOnTime(db, now)).toBeNull();
    await deliver(199, 1, '2026-11-12T15:00:00.000Z', '2026-11-11');
    expect(await countOnTime(db, now)).toEqual({ deliveries: 200, perMille: 990 });
  });
});
