import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { customerOf } from './customer.ts';
import { giftCardsAndCreditsTitle } from './gift-cards-and-credits.ts';
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

  it('CO-104 a credit is that of the customer', () => {
    const holds = { wallet_cents: cents(4000), ship_wallet_cents: cents(0) };
    expect(giftCardsAndCreditsTitle(holds, null)).toBe('Use a gift card or your $40.00 credit');
    expect(giftCardsAndCreditsTitle(holds, 'Ann')).toBe('Use a gift card or Ann’s $40.00 credit');
    expect(giftCardsAndCreditsTitle(holds, 'the customer')).toBe(
      'Use a gift card or the customer’s $40.00 credit',
    );
  });

  it.each([
    [null, null],
    [{ kind: 'none', userId: null, userEmail: null } as const, null],
    [{ kind: 'takeover', userId: null, userEmail: null, userName: null } as const, 'the customer'],
    [{ kind: 'on_behalf', userId: 'u', userEmail: 'a@b.test', userName: 'Ann Lee' } as const, 'Ann'],
  ])('CO-104 of %j the page books for %j', (assistance, name) => {
    expect(customerOf({ assistance })).toBe(name);
  });

  it('CO-104 a customer without a name is “the customer”, at the beginning of a sentence too', () => {
    expect(toStaff('You’re never charged twice.', 'the customer')).toBe(
      'The customer is never charged twice.',
    );
  });
});
