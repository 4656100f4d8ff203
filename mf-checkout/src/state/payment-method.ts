import type { PaymentBody } from './payment-body.ts';

/** What pays, once a payment method is chosen and has everything it needs before an order is placed. */
export interface Means {
  /** The order's fields for it: its method type and the fields that belong to it, such as a nonce. */
  readonly body: Partial<PaymentBody> & Pick<PaymentBody, 'payment_method_type'>;
  /** Its nonce is made while the order is placed, as for a typed card. */
  readonly asksNonce: boolean;
}

export interface WayState {
  /** The id of a method in `features/payment-methods/method-list.ts`; a card until another is chosen. */
  readonly way: string;
  /** Null for a card, which has its own state, and until the method has what it needs. */
  readonly means: Means | null;
  /**
   * Everyone pays their share: the press asks them, and charges nobody, while that is possible (`isSplit`).
   */
  readonly isSplit: boolean;
}

export type WayEvent =
  | ({ readonly type: 'way-chosen' } & Pick<WayState, 'way' | 'means'>)
  | { readonly type: 'bill-split'; readonly isSplit: boolean };

export const byCard = 'card';
/** A club is billed. */
export const byClub = 'club';
/** CO-46: the customer pays a change by staff with an emailed link: nothing is charged here. */
export const byLink = 'payLink';
export const initialWay: WayState = { way: byCard, means: null, isSplit: false };
