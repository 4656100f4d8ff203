import { moneyProblems } from './money.ts';
import { quiet } from './settled.ts';
import type { Shop } from './shop.ts';
import { until } from './until.ts';

/**
 * After every test no fault is set at the gateway, no job is under way, and all books agree: every test leaves its
 * money where it belongs, so that none sees what another one has under way.
 */
export function leaveInOrder(shop: Shop): void {
  afterEach(async () => {
    await shop.gateway.clear();
    await quiet(shop);
    let problems: string[] = [];
    const agree = async () => {
      problems = await moneyProblems(shop);
      return problems.length === 0;
    };
    // A refund is at the gateway before it is in the books.
    await until(agree).catch(() => {});
    expect(problems).toEqual([]);
  });
}
