import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { processPayment } from '@sendahead/shared-contracts/payments/calls';
import type { PaymentAnswer } from '../state/placing-event.ts';

export const done: PaymentAnswer = { status: true, order_id: 'ord_1', error: null, payment_type: 'NewCard' };
export const refused = (error: string): PaymentAnswer => ({
  status: false,
  order_id: null,
  error,
  payment_type: 'NewCard',
});
export const undecided: PaymentAnswer = {
  status: 'pending',
  order_id: 'ord_1',
  error: null,
  payment_type: 'NewCard',
};
/** Answers in order; a thrown one is a refusal or a lost connection; the last one repeats. */
export const paying = (...answers: (PaymentAnswer | Error)[]) =>
  answering(processPayment, () => {
    const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? done;
    if (next instanceof Error) throw next;
    return next;
  });
