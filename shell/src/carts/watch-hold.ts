import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { readHold } from '@sendahead/shared-contracts/carts/hold-calls';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { holdTopic } from '@sendahead/shared-contracts/page/hold';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import type { NewsListener } from '../news/follow-news.ts';
import type { Cart } from './cart.ts';
import type { HoldTurns } from './hold/hold-turns.ts';
import type { Restoration } from './restore.ts';

const firstLookMs = 1000;
/** While news of the cart arrives, polling only catches what the news missed. */
const toldMs = 60_000;
/** Two requests in ten seconds for each page that somebody looks at. */
const freeMs = 5000;
/** Staff's input is saved after a second, so it is seen within two. */
const heldMs = 1000;

export interface HoldOptions {
  readonly cart: Cart;
  readonly api: ApiClient;
  readonly bus: BoundBus<'shell'>;
  readonly restoration: Restoration;
  readonly turns: HoldTurns;
  readonly page: Pick<Document, 'hidden'>;
  /** Follows the news of a cart; returns a function that stops it. */
  readonly follow: (cartId: string, heard: NewsListener) => () => void;
  /** Removes this browser's copy of the booking. */
  readonly discardCopy: () => void;
  /** Opens another page in place of this one. */
  readonly leaveFor: (url: string) => void;
}

/**
 * Notices when staff take over the booking of this page, restores what they enter into it, and notices when
 * they release it: by news of the cart, and by polling without news. A page in the background does not poll.
 * Calling the result polls immediately.
 */
export function watchHold({
  cart,
  api,
  bus,
  restoration,
  turns,
  page,
  follow,
  discardCopy,
  leaveFor,
}: HoldOptions): () => void {
  let by: string | null = null;
  let seen = '';
  let followed: { readonly cartId: string; readonly stop: () => void } | undefined;
  let heard = false;
  let left = false;

  const look = async (): Promise<void> => {
    const credentials = cart.present();
    keepFollowing(credentials?.id);
    if (!credentials || cart.sealed || left || page.hidden) return;
    const hold = await api.call(readHold, { params: { cartId: credentials.id }, query: {} });
    if (cart.present()?.id !== credentials.id) return;
    if (by !== null && hold.order_id !== null) {
      const { leaveOrdered } = await import('./leave-ordered.ts');
      left = true;
      return leaveOrdered({ cart, by, orderId: hold.order_id, discardCopy, leaveFor });
    }
    // TK-25: this page has not noticed that the cart changed hands, or got late entries.
    const turn = turns.of(credentials.id);
    const stale = turn !== undefined && hold.hold_turn !== undefined && turn !== hold.hold_turn;
    const news = (hold.held_by !== null || by !== null) && hold.changed_at !== seen;
    seen = hold.changed_at;
    turns.hear(credentials.id, hold.hold_turn);
    if (hold.held_by !== by) tell(hold.held_by);
    // TK-20: a booking that waits for its payment is left for the page that shows the pay link.
    if (news || stale || (by !== null && hold.awaits_payment)) await restoration.restore();
  };
  const keepFollowing = (cartId: string | undefined): void => {
    if (followed?.cartId === cartId) return;
    followed?.stop();
    heard = false;
    followed = cartId === undefined ? undefined : { cartId, stop: follow(cartId, news) };
  };
  const tell = (next: string | null): void => {
    if (next === null)
      bus.publish(alertRaisedEvent, {
        severity: 'success',
        text: 'You have control of your booking again, with the new entries.',
        seconds: 6,
      });
    by = next;
    bus.publish(holdTopic, { by });
  };
  let next: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number): void => {
    next = setTimeout(lookAndWait, ms);
  };
  const lookAndWait = (): void => {
    next = undefined;
    // A failed request is repeated later.
    look()
      .catch(() => undefined)
      .finally(() => {
        if (!missed) return wait(heard ? toldMs : by === null ? freeMs : heldMs);
        missed = false;
        lookAndWait();
      });
  };
  /** News that arrives during a request causes another one. */
  let missed = false;
  const lookNow = (): void => {
    missed = next === undefined;
    if (missed) return;
    clearTimeout(next);
    lookAndWait();
  };
  const news: NewsListener = {
    opened: () => {
      heard = true;
      lookNow();
    },
    changed: lookNow,
    lost: () => {
      heard = false;
      lookNow();
    },
  };
  wait(firstLookMs);
  return () => {
    // A request is already in progress if none is scheduled.
    if (next !== undefined) lookNow();
  };
}
