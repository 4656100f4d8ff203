import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures/journey.ts';
import { bookByKeyboard } from '../steps/book-by-keyboard.ts';
import { expectOneOrder } from '../steps/expect-order.ts';

for (const [trip, budget, tag] of [
  ['one way', 330, ['@phone']],
  ['round trip', 400, ['@wide', '@long']],
] as const)
  test(`D3-2 a ${trip} booking from the first field to the receipt by keyboard alone`, {
    tag: [...tag],
  }, async ({ ship, receipt, person }) => {
    test.slow();
    const { keys, stops } = await bookByKeyboard(ship, person, trip === 'round trip');
    await expectOneOrder(receipt, person);
    expect(keys).toBeLessThanOrEqual(budget);
    const width = ship.compact ? 'compact' : 'regular';
    const file = join(import.meta.dirname, 'focus-order', `${trip.replace(' ', '-')}-${width}.txt`);
    // "Done" appears when the server has answered, before or after the focus passes it.
    const steady = stops.filter((stop) => !/^(the page$|button "Done with)/.test(stop));
    const order = `${steady.join('\n')}\n`;
    // A test run never rewrites the file: delete it, run, and review the difference.
    if (!existsSync(file) && !process.env.CI) writeFileSync(file, order);
    expect(order).toBe(readFileSync(file, 'utf8'));
  });
