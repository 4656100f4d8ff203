import type pg from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import { until } from '../../../testing/until.ts';
import { moneyProblems } from './money-problems.ts';

/**
 * Waits for work in progress (a job captures the money after its order), and then expects that the books
 * balance.
 */
export async function expectBooksToAgree(shop: {
  context: { db: Database };
  ledger: pg.Pool;
}): Promise<void> {
  let problems: string[] = [];
  const agree = async () => {
    problems = await moneyProblems(shop);
    return problems.length === 0;
  };
  await until(agree).catch(() => {});
  expect(problems).toEqual([]);
}
