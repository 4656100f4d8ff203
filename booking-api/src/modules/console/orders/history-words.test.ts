import { detailWords, eventWords, jobStateWords, jobWords } from './history-words.ts';

describe('events of an order in words', () => {
  it.each([
    ['label wanted', 'Label requested'],
    ['label void_wanted', 'Label void requested'],
    ['sale authorised', 'Payment authorized'],
    ['staff.renewed_label', 'Label renewed by staff'],
    ['out_for_delivery', 'Out for delivery'],
  ])('says %p as %p', (what, words) => expect(eventWords(what)).toBe(words));

  it('names jobs, payment methods and emails without ids or counts', () => {
    expect([jobWords('buy-labels'), jobStateWords('retry')]).toEqual([
      'Label purchase failed',
      'will be tried again',
    ]);
    expect(detailWords('money', 'chargeUserCreditCard, placed')).toBe('customer’s saved card, placed');
    expect(detailWords('mail', 'leg cancelled return 2')).toBe('leg canceled return');
    expect(detailWords('mail', 'link to pay plk mq4f9kyk 2')).toBe('link to pay');
    expect(detailWords('note', 'Suite 2')).toBe('Suite 2');
  });
});
