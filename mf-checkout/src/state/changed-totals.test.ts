import { changedTotals } from '@sendahead/shared-contracts/pricing/changed-totals';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { changeOrderWords } from '../copy/changing.ts';
import { differenceWords } from '../copy/difference-words.ts';
import { lineItem, priceOf } from '../testing/prices.ts';
import { refundTypeOf } from './refund-type.ts';
import { initialState } from './state.ts';

const changed = (total: number, over = {}) => priceOf(total, { paid_before_cents: cents(12_495), ...over });

describe('a change of an order', () => {
  it.each([
    [1240, 13_735, 'You pay $12.40 more', 'Change order: pay $12.40'],
    [-1495, 11_000, 'We’ll refund you $14.95', 'Change order: $14.95 refund'],
    [0, 12_495, 'No difference', 'Change order'],
  ])(
    'CH-05 a change shows the old total, the new one and the difference (%d)',
    (total, next, words, button) => {
      expect(changedTotals(changed(total))).toEqual({ old: 12_495, next, difference: total });
      expect(differenceWords(total)).toBe(words);
      expect(changeOrderWords(total)).toBe(button);
    },
  );

  it("CH-05 credits that pay a difference do not count as part of the order's price", () => {
    const credit = lineItem({ kind: 'credit', amount_cents: cents(-500) });
    const orders = [{ _id: 'ord_1', line_items: [lineItem(), credit], final_price: cents(740) }];
    expect(changedTotals(changed(740, { orders }))).toEqual({ old: 12_495, next: 13_735, difference: 1240 });
  });

  it('CH-05 there is no difference when nothing was paid before', () => {
    expect(changedTotals(priceOf(1240))).toBeNull();
  });

  it('CH-06 a refund goes to the original payment method, unless another is chosen', () => {
    const state = { ...initialState, quote: { ...initialState.quote, price: changed(-500) } };
    expect(refundTypeOf(state)).toBe('NewCard');
    expect(refundTypeOf({ ...state, way: { ...state.way, way: 'WalletTransfer' } })).toBe('WalletTransfer');
    expect(refundTypeOf(initialState)).toBe('WalletTransfer');
  });
});
