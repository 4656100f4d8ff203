import type { PaymentBody } from './payment-body.ts';

/** What pays, once a way is chosen and all is there that it needs before an order is placed. */
export interface Means {
  /** What the order names it by: its method type and what belongs to that, such as a nonce. */
  readonly body: Partial<PaymentBody> & Pick<PaymentBody, 'payment_method_type'>;
  /** Its nonce is made while the order is placed, as that of a card that is typed. */
  readonly asksNonce: boolean;
}

export interface WayState {
  /** The id of a way in `features/payment-methods/method-list.ts`; a card until another is chosen. */
  readonly way: string;
  /** Null for a card, which has its own state, and until the way has what it needs. */
  readonly means: Means | null;
  /** Everyone pays their share: the press asks them, and charges nobody; as long as that can be (`isSplit`). */
  readonly isSplit: boolean;
}

export type WayEvent =
  | ({ readonly type: 'way-chosen' } & Pick<WayState, 'way' | 'means'>)
  | { readonly type: 'bill-split'; readonly isSplit: boolean };

export const byCard = 'card';
/** A club is billed. */
export const byClub = 'club';
/** CO-46: the customer pays a change of staff by a mailed link: nothing is charged here. */
export const byLink = 'payLink';
export const initialWay: WayState = { way: byCard, means: null, isSplit: false };
