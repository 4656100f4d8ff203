import type { Section } from '@sendahead/shared-contracts/page/topics';
import type { BookingOptions } from './booking.ts';
import { restoreCart } from './restore.ts';
import { type Saving, saveCart } from './save.ts';

/** Restores the booking into its sections, then saves what changes in them. */
export function restoreAndSave(
  { cart, api, bus, state, report }: BookingOptions,
  readyBefore: ReadonlySet<Section>,
): Saving {
  const restoration = restoreCart({ cart, api, bus, report, readyBefore });
  return saveCart({ cart, restoration, api, bus, state, report });
}
