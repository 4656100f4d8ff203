import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';

const changedElsewhereText =
  'You changed this booking in another tab. Reload to see the change. If you edit here, you replace it.';

const otherBookingText =
  'You have another booking open in another tab. Each tab keeps its own booking and its own price.';

/** What a channel between the tabs of this browser is used for. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Messages between the tabs of one brand; null when the browser does not support it. */
export const openTabChannel = (brand: string): TabChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`carts_${brand}`);

/** A tab says the id of the cart that it saved; one with another booking answers with the cart that it has open. */
function readMessage(data: unknown): { cartId: string; saved: boolean } | undefined {
  if (typeof data === 'string') return { cartId: data, saved: true };
  if (typeof data !== 'object' || data === null || !('open' in data)) return undefined;
  return typeof data.open === 'string' ? { cartId: data.open, saved: false } : undefined;
}

/**
 * B3-3: two tabs may show one booking, and the last change counts: a tab says that another one changed it, once, until it
 * changes something itself. Two tabs may also show two bookings: each says so once. Only the id of a cart passes between tabs,
 * never its token or anything in it.
 */
export function notifyTabs(
  channel: TabChannel | null,
  bus: BoundBus<'shell'>,
  present: () => string | undefined,
): { saved(cartId: string): void } {
  let changeSaid = false;
  const otherCarts = new Set<string>();
  const say = (severity: 'warning' | 'info', text: string): void => {
    bus.publish(alertRaisedEvent, { severity, text, seconds: 20 });
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const ownCart = present();
    const heard = readMessage(data);
    if (heard === undefined || ownCart === undefined) return;
    if (heard.cartId !== ownCart) {
      if (otherCarts.has(heard.cartId)) return;
      otherCarts.add(heard.cartId);
      say('info', otherBookingText);
      if (heard.saved) channel.postMessage({ open: ownCart });
    } else if (heard.saved) {
      if (!changeSaid) say('warning', changedElsewhereText);
      changeSaid = true;
    }
  });
  return {
    saved(cartId) {
      changeSaid = false;
      channel?.postMessage(cartId);
    },
  };
}
