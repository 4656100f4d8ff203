import type * as z from 'zod/mini';
import type { golferSchema } from './schema.ts';
import type { GolferPickup } from './slices.ts';

type Golfers = Record<string, z.output<typeof golferSchema>>;

/** EN-23: the travelers of a leg who have a separate pickup, as fields of the form; undefined when nobody has. */
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
 * The inverse of `writeGolfers`, in order; an entry without a known pickup type is skipped. Absent when
 * nobody has a separate pickup.
 */
export function readGolfers(form: Golfers | undefined): { golfers?: readonly GolferPickup[] } {
  const golfers = Object.entries(form ?? {})
    .sort(([a], [b]) => Number(a) - Number(b))
    .flatMap(([, { golfer_id: travelerId, pickup_type: way, pickup_item_type: itemType = '' }]) =>
      /^\d+$/.test(way) ? [{ travelerId, pickupFeeId: Number(way), itemType }] : [],
    );
  return golfers.length > 0 ? { golfers } : {};
}
