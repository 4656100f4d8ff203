import type * as z from 'zod/mini';
import type { golferSchema } from './schema.ts';
import type { GolferPickup } from './slices.ts';

type Golfers = Record<string, z.output<typeof golferSchema>>;

/**
 * EN-23: the travelers of a leg with a separate pickup, as form fields; undefined when there are no such
 * travelers.
 */
export const writeGolfers = (golfers: readonly GolferPickup[] = []): Golfers | undefined =>
  golfers.length === 0
    ? undefined
    : Object.fromEntries(
        golfers.map(({ travelerId, pickupFeeId, itemType }, index) => [
          String(index),
          {
            golfer_id: travelerId,
            pickup_type: String(pickupFeeId),
            ...(itemType ? { pickup_item_type: itemType } : {}),
          },
        ]),
      );

/**
 * The inverse of `writeGolfers`, in order; an entry without a known pickup type is skipped. Absent when there
 * are no separate pickups.
 */
export function readGolfers(form: Golfers | undefined): { golfers?: readonly GolferPickup[] } {
  const golfers = Object.entries(form ?? {})
    .sort(([a], [b]) => Number(a) - Number(b))
    .flatMap(([, { golfer_id: travelerId, pickup_type: way, pickup_item_type: itemType = '' }]) =>
      /^\d+$/.test(way) ? [{ travelerId, pickupFeeId: Number(way), itemType }] : [],
    );
  return golfers.length > 0 ? { golfers } : {};
}
