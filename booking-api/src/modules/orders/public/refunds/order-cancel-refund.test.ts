import { orderStates } from '@sendahead/shared-contracts/orders/states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { orderCancelRefund } from './order-cancel-refund.ts';

describe('the refund of a canceled order', () => {
  it('refunds everything before pickup and nothing after', () => {
    expect(orderStates.map((state) => orderCancelRefund(state, cents(12_495)))).toEqual([
      12_495, 12_495, 0, 0, 0, 0,
    ]);
  });
});
