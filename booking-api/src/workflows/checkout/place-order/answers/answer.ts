import type { CallAnswer } from '@sendahead/shared-contracts/call/define-call';
import type { processPayment } from '@sendahead/shared-contracts/payments/calls';
import type { PaymentMethodType } from '@sendahead/shared-contracts/payments/method-types';
import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';

export type PaymentAnswer = CallAnswer<typeof processPayment>;

/** Answers are stored as text, so that a replay is identical to the byte. */
export const writeAnswer = (answer: PaymentAnswer): string => JSON.stringify(answer);

/** Parses the text of `writeAnswer`. */
export const readAnswer = (text: string): PaymentAnswer => JSON.parse(text) as PaymentAnswer;

export const placed = (orderId: string, type: PaymentMethodType): PaymentAnswer => ({
  status: true,
  order_id: orderId,
  error: null,
  payment_type: type,
});

/** The cart is already an order: the second request gets the same receipt. */
export const alreadyOrdered = (orderId: string, type: PaymentMethodType): PaymentAnswer => ({
  status: true,
  order_id: orderId,
  error: 'cart_already_ordered',
  payment_type: type,
});

/** Undecided: the page polls order_status with this id. Never stored. */
export const pending = (orderId: string, type: PaymentMethodType): PaymentAnswer => ({
  status: 'pending',
  order_id: orderId,
  error: null,
  payment_type: type,
});

export const refused = (error: PaymentErrorCode, type: PaymentMethodType): PaymentAnswer => ({
  status: false,
  order_id: null,
  error,
  payment_type: type,
});
