import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';

const changedElsewhereText =
  'This booking was changed in another tab. Reload this page to go on with what stands there; a change made here takes its place.';

/** What a channel between the tabs of this browser is used for. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Between the tabs of one brand; null where the browser has none. */
export const openTabChannel = (brand: string): TabChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`carts_${brand}`);

/**
 * B3-3: two tabs may show one booking, and the last change counts. A tab hears that another changed it, and says so; once,
 * until it changes something itself. Only the cart's id is told, never its token or anything in it.
 */
export function tellTabs(
  channel: TabChannel | null,
  bus: BoundBus<'shell'>,
  present: () => string | undefined,
): { saved(cartId: string): void } {
  let told = false;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (told || typeof data !== 'string' || data !== present()) return;
    told = true;
    bus.publish(alertRaisedEvent, { severity: 'warning', text: changedElsewhereText, seconds: 20 });
  });
  return {
    saved(cartId) {
      told = false;
      channel?.postMessage(cartId);
    },
  };
}
