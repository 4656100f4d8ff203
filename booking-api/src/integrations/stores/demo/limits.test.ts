import { kindsThatTake } from './limits.ts';

describe('the kinds of store that accept a bag', () => {
  it.each([
    ['FEDEX', 55, 48, ['ship_center', 'staffed_shop', 'retail_counter']],
    ['FEDEX', 56, 48, ['ship_center', 'staffed_shop']],
    ['FEDEX', 55, 49, ['ship_center', 'staffed_shop']],
    ['FEDEX', 150, 108, ['ship_center', 'staffed_shop']],
    ['FEDEX', 151, 10, []],
    ['UPS', 44, 22, ['ship_center', 'staffed_shop', 'retail_counter', 'locker']],
    ['UPS', 44, 23, ['ship_center', 'staffed_shop', 'retail_counter']],
    ['UPS', 45, 38, ['ship_center', 'staffed_shop']],
    ['UPS', 10, 109, []],
  ] as const)(
    'OPEN-20 at %s, %d lb and %d in fit only the kinds whose limits allow it',
    (carrier, weight, length, kinds) => {
      expect(kindsThatTake(carrier, { weight, length })).toEqual(kinds);
    },
  );
});
