import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { redeemCoupon } from '../public/coupon.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('redeeming a coupon', () => {
  it('exactly one of thirty simultaneous customers gets the last use (attack 14)', async () => {
    await db
      .updateTable('coupons')
      .set({ usage_limit: 1, used: 0 })
      .where('code', '=', 'WELCOME10')
      .execute();
    const tries = Array.from({ length: 30 }, () =>
      db.transaction().execute((trx) => redeemCoupon(trx, 'WELCOME10', null)),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  });
});
