import { detailWords, eventWords, jobStateWords, jobWords, titleWords } from './order-history.ts';

describe('events of an order in words', () => {
  it.each([
    ['label wanted', 'Label requested'],
    ['label void_wanted', 'Label void requested'],
    ['sale authorised', 'Payment authorized'],
    ['staff.renewed_label', 'Label renewed by staff'],
    ['out_for_delivery', 'Out for delivery'],
  ])('describes %p as %p', (what, words) => expect(eventWords(what)).toBe(words));

  it.each([
    ['change', 0, 'Order changed, same price'],
    ['change', 900, 'Order changed, $9.00 more'],
    ['undo', -900, 'Change undone, $9.00 less'],
    ['cancel', -6900, 'Order canceled, refunded: $69.00'],
    ['staff.adjusted_rate', -2000, 'Rate adjusted: −$20.00'],
    ['staff.adjusted_rate', 1500, 'Rate adjusted: $15.00'],
    ['staff.adjusted_rate', 0, 'Rate adjustment removed'],
    ['staff.asked_approval', -7000, 'Approval requested: −$70.00'],
    ['staff.gave_credit', 500, 'Credit given by staff: $5.00'],
  ])('CO-152 describes %p with %p cents as %p', (what, amount, words) =>
    expect(titleWords(what, amount)).toBe(words),
  );

  it('names jobs, payment methods and emails without ids or counts', () => {
    expect([jobWords('buy-labels'), jobStateWords('retry')]).toEqual([
      'Label purchase failed',
      'will be tried again',
    ]);
  });

  it.each([
    ['attempt', ['chargeUserCreditCard', 'placed'], 'Customer’s saved card. The order was placed.'],
    ['attempt', ['NewCard', 'card_declined'], 'New card. The bank declined the card.'],
    ['refund', ['wallet', 'Late'], 'To the customer’s account credit. Reason: Late'],
    ['act', ['return', 'Knee broken.', 'done'], 'Return leg. Knee broken.'],
    [
      'act',
      [null, '', 'ended', 'Pickup on Tue, Dec 8 instead of Mon, Dec 7'],
      'Pickup on Tue, Dec 8 instead of Mon, Dec 7. Undone later.',
    ],
    [
      'label',
      ['outbound', 'Ann Lee', 'Golf bag', '7801'],
      'Ann Lee, Golf bag, outbound leg. Tracking number 7801.',
    ],
    ['email', ['labels_ready.outbound.1'], 'Labels ready for the outbound leg.'],
    ['email', ['traveler.1Mz6.confirmation'], 'Confirmation, to a traveler.'],
    ['email', ['link_to_pay.plk_mq4f9kyk.2'], 'Link to pay.'],
    ['email', ['staff_message.msg_mq4f9kyk'], 'Written by staff.'],
    ['', ['Departed', null, 'Suite 2'], 'Departed, Suite 2'],
  ] as const)('writes the detail of %p %p as a sentence', (form, parts, words) =>
    expect(detailWords(form, parts)).toBe(words),
  );
});
