import { paymentFailure } from './payment-failure.ts';
import { payingWords } from './placing-steps.ts';
import { placingText } from './placing-words.ts';
import { toStaff } from './to-staff.ts';

describe('the words of the page for staff who book for a customer', () => {
  it('CO-104 a customer reads every sentence as it is', () => {
    expect(toStaff(payingWords.why, null)).toBe(payingWords.why);
  });

  it.each([
    [payingWords.title, 'Placing the order'],
    [
      payingWords.why,
      'Please keep this page open. Ann is charged only once, even if you lose your connection.',
    ],
    [
      placingText({ phase: 'placed', orderId: 'ord_1', valueCents: 1 }, ''),
      'The order is placed. Taking you to the receipt.',
    ],
    [
      paymentFailure('card_declined'),
      'The bank declined the card. Nothing was charged. Check the details or use another card.',
    ],
    [
      paymentFailure('security_code_refused'),
      'The bank did not accept the security code. Nothing was charged. Enter the code on the card again.',
    ],
    [
      paymentFailure('not_enough_credit'),
      'Ann doesn’t have enough credit for this order. Choose another payment method.',
    ],
    [
      paymentFailure('authentication_required'),
      'The bank needed to confirm the payment and couldn’t. Nothing was charged. Use another card, or call the bank.',
    ],
    [
      paymentFailure('cart_already_ordered'),
      'Ann already ordered this booking. The receipt is in their email.',
    ],
  ])('CO-104 %j speaks of the customer', (said, wanted) => {
    expect(toStaff(said, 'Ann')).toBe(wanted);
  });

  it('CO-104 a customer without a name is “the customer”, at the beginning of a sentence too', () => {
    expect(toStaff('You’re never charged twice.', 'the customer')).toBe(
      'The customer is never charged twice.',
    );
  });
});
