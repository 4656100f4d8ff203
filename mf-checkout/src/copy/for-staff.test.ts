import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PlacingState } from '../state/placing.ts';
import { preparationOf } from '../testing/receipts.ts';
import { afterOrderWords, labelWords, staffLabelWords } from './after-order.ts';
import { cardFieldsWords } from './card-fields.ts';
import { customerOf } from './customer.ts';
import { giftCardsAndCreditsTitle } from './gift-cards-and-credits.ts';
import { paymentFailure, paymentFailures } from './payment-failure.ts';
import { paymentFailureFor } from './payment-failure-for-staff.ts';
import { payPalWords } from './payment-methods.ts';
import { placingTextFor } from './placing-for-staff.ts';
import { payingWords, placingSteps } from './placing-steps.ts';
import { receiptLegWords, receiptWords, staffReceiptTitles } from './receipt.ts';

const placed: PlacingState = { phase: 'placed', orderId: 'ord_1', valueCents: 1 };
const pending: PlacingState = { phase: 'pending', orderId: 'ord_1', valueCents: 1 };

/** The browser and the typed entries are the staff’s own, also when they book for a customer. */
const ofStaff = ['ordering_paused', 'window_blocked', 'club_step_left'];

describe('the words of the page for staff who book for a customer', () => {
  it('CO-104 a customer reads of what is theirs', () => {
    expect(payingWords.title(null)).toBe('Placing your order');
    expect(payingWords.why(null)).toMatch(/You’re charged only once/);
    expect(placingTextFor(null, placed, '')).toBe('Your order is placed. Taking you to your receipt.');
    expect(paymentFailureFor(null, 'card_declined')).toBe(paymentFailure('card_declined'));
    expect(labelWords(preparationOf(), null)).toMatch(/^Your labels for Wed, Dec 2 are ready/);
  });

  it('PA-28 labels that are ready name their day, and those of the return wait for the trip home', () => {
    expect(labelWords(preparationOf({ leg: 'return' }), null)).toBe(
      'Your return labels for Wed, Dec 2 are ready. Keep the return labels for the trip home; remove the old label first.',
    );
    expect(labelWords(preparationOf({ leg: 'return' }), 'Ann Lee')).toMatch(
      /^The return labels for Wed, Dec 2 are ready\. Keep the return labels/,
    );
  });

  it('CO-104 no sentence of the dialog, the payment and the receipt says to staff that something is theirs', () => {
    const later = { state: 'later', ready_on: calendarDate('2026-12-20') } as const;
    const said = [
      payingWords.title('Ann'),
      payingWords.why('Ann'),
      ...placingSteps(pending, { bankCheck: true, paid: true, customer: 'Ann' }).map(({ words }) => words),
      placingTextFor('Ann', placed, '1'),
      placingTextFor('Ann', pending, '1'),
      placingTextFor('Ann', { ...pending, phase: 'undecided' }, '1'),
      cardFieldsWords.promise,
      payPalWords.before,
      payPalWords.approved,
      ...Object.values(staffReceiptTitles('Ann Lee')),
      receiptWords.codeFor,
      receiptWords.pending('Ann Lee'),
      receiptLegWords.only('Ann Lee'),
      ...Object.values(staffLabelWords),
      afterOrderWords.notRead,
      afterOrderWords.customsFirst,
      labelWords(preparationOf(), 'Ann Lee'),
      labelWords(preparationOf({ labels: later, leg: 'return' }), 'Ann Lee'),
      ...Object.keys(paymentFailures)
        .filter((code) => !ofStaff.includes(code))
        .map((code) => paymentFailureFor('Ann', code)),
    ];
    expect(said.filter((text) => /\b[Yy]our\b/.test(text))).toEqual([]);
  });

  it.each([
    [
      'card_declined',
      'The bank declined the card. Nothing was charged. Check the details or use another card.',
    ],
    ['not_enough_credit', 'The order costs more than Ann’s credit. Choose another payment method.'],
    ['cart_already_ordered', 'This booking was already ordered. The receipt is in Ann’s email.'],
    ['of_a_later_release', 'We couldn’t place the order. Nothing was charged. Press "Place order" again.'],
    ['pickup_time_over', paymentFailure('pickup_time_over')],
    ['not_signed_in', paymentFailure('not_signed_in')],
  ])('CO-104 ER-18 %s is said to staff of the customer', (code, wanted) => {
    expect(paymentFailureFor('Ann', code)).toBe(wanted);
  });

  it('CO-104 VL-41 what is not filled in is named to staff too', () => {
    expect(paymentFailureFor('Ann', 'form_incomplete', ['o_phone'])).toBe(
      'Please complete: Ship from, phone.',
    );
    expect(paymentFailureFor('Ann', 'form_incomplete')).toMatch(/^The booking is missing something/);
  });

  it('CO-104 the labels are emailed to the customer', () => {
    const labels = { state: 'later', ready_on: calendarDate('2026-12-20') } as const;
    expect(labelWords(preparationOf({ labels }), 'Ann Lee')).toBe(
      'We’ll email the labels to Ann Lee on Sun, Dec 20.',
    );
  });

  it('CO-104 a credit is that of the customer', () => {
    const holds = { wallet_cents: cents(4000), ship_wallet_cents: cents(0) };
    expect(giftCardsAndCreditsTitle(holds, null)).toBe('Use a gift card or your $40.00 credit');
    expect(giftCardsAndCreditsTitle(holds, 'Ann')).toBe('Use a gift card or Ann’s $40.00 credit');
  });

  it.each([
    [null, null],
    [{ kind: 'none', userId: null, userEmail: null } as const, null],
    [{ kind: 'takeover', userId: null, userEmail: null, userName: null } as const, 'the customer'],
    [{ kind: 'on_behalf', userId: 'u', userEmail: 'a@b.test', userName: 'Ann Lee' } as const, 'Ann'],
  ])('CO-104 of %j the page books for %j', (assistance, name) => {
    expect(customerOf({ assistance })).toBe(name);
  });
});
