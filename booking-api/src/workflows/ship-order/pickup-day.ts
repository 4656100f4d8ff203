import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';

/** Whether the day on which a bag is handed over has ended where it starts: no label is bought for it any more. */
export const pickupDayIsOver = ({ clock }: { clock: Clock }): RawBuilder<boolean> =>
  sql<boolean>`(order_parcels.ship_date <
    (${clock.instant()}::timestamptz at time zone (order_parcels.carriage ->> 'fromZone'))::date)`;
