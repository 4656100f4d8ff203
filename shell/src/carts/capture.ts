import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { isCaptured } from '@sendahead/shared-contracts/carts/capture';
import { pageTimings } from '@sendahead/shared-contracts/constants';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { holdTopic } from '@sendahead/shared-contracts/page/hold';
import type { Cart } from './cart.ts';
import type { Restoration } from './restore.ts';

const settleMs = 1000;

/** Whether input is saved at this moment, and how long after a change. */
export interface Capture {
  /** `late`: was typed before the page became read-only, so it is wanted although staff hold the cart (TK-30). */
  isWanted(late?: boolean): boolean;
  /** TK-07: while the sections of a cart that was taken over still fill, its updates wait longer. */
  delayMs(): number;
}

/**
 * TK-12: nothing is saved of admins' own carts, of a page that will take a cart over, or of a cart that staff
 * hold. A cart that was taken over is saved once it is read: the sections of that page are blank until then.
 */
export function captureOf(
  bus: BoundBus<'shell'>,
  cart: Pick<Cart, 'changing'>,
  restoration: Pick<Restoration, 'pending' | 'unread'>,
  awaitsTakeover: boolean,
): Capture {
  let role: Role = 'guest';
  let takenOver = false;
  let onBehalf = false;
  let isHeld = false;
  bus.state(sessionTopic).subscribe((session) => {
    role = session.role;
  });
  bus.state(assistanceTopic).subscribe(({ kind }) => {
    takenOver = kind === 'takeover';
    onBehalf = kind === 'on_behalf';
  });
  bus.state(holdTopic).subscribe(({ by }) => {
    isHeld = by !== null;
  });
  const [soonMs, filledMs] = pageTimings.takeoverSessionUpdateMs;
  return {
    isWanted(late = false) {
      if ((isHeld && !late) || cart.changing) return false;
      if (awaitsTakeover) return takenOver && !restoration.unread();
      // The cart that an admin fills in for a customer is the customer's: a reload must not lose it.
      return isCaptured(role) || (onBehalf && !restoration.unread());
    },
    delayMs() {
      if (!takenOver) return settleMs;
      return restoration.pending() ? filledMs : soonMs;
    },
  };
}
