import type { Section } from '@sendahead/shared-contracts/page/topics';
import type { BookingOptions } from './booking.ts';
import { restoreCart } from './restore.ts';
import { saveCart } from './save.ts';
import { openTabChannel, tellTabs } from './tell-tabs.ts';

/** Restores the booking into its sections, then saves what changes in them, and tells the other tabs. */
export function restoreAndSave(
  { brand, cart, api, bus, state, report }: BookingOptions,
  readyBefore: ReadonlySet<Section>,
): { saveNow(): Promise<void> } {
  const restoration = restoreCart({ cart, api, bus, report, readyBefore });
  const tabs = tellTabs(openTabChannel(brand), bus, () => cart.present()?.id);
  return saveCart({ cart, restoration, api, bus, state, tabs, report });
}
