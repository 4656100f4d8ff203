import { expect, test } from '../fixtures/journey.ts';
import { bookByKeyboard } from '../steps/book-by-keyboard.ts';
import { expectOneOrder } from '../steps/expect-order.ts';

for (const [trip, budget] of [
  ['one way', 330],
  ['round trip', 400],
] as const)
  test(`D3-2 a ${trip} booking from the first field to the receipt by keyboard alone`, async ({
    ship,
    receipt,
    person,
  }) => {
    const keys = await bookByKeyboard(ship, person, trip === 'round trip');
    await expectOneOrder(receipt, person);
    expect(keys).toBeLessThanOrEqual(budget);
  });
