import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { ageBalances } from '../../payments/public/clubs/club-ageing.ts';
import { readStatement } from '../public/club-statement/read-statement.ts';
import { ageingCents } from '../public/copy/club-statement.ts';
import { bill, openAccount, pay } from './testing/club-entries.ts';

const server = startPerFile(startTestApp);
const today = calendarDate('2026-11-23');
const clubId = 3;

/** Works on a club's new account in a transaction that is rolled back, so that each case begins empty. */
async function onNewAccount(work: (trx: Queries) => Promise<void>): Promise<void> {
  const end = new Error('rolled back');
  const done = server.context.db.transaction().execute(async (trx) => {
    // Single letters name the orders.
    await sql`alter table club_entries drop constraint club_entries_order_id_fkey`.execute(trx);
    await openAccount(trx, clubId);
    await work(trx);
    throw end;
  });
  await expect(done).rejects.toBe(end);
}

const noon = (daysAgo: number) => `${addDays(today, -daysAgo)}T17:00:00.000Z`;
const noAges = {
  current_cents: Number.NaN,
  days_30_cents: 0,
  days_60_cents: 0,
  days_90_cents: 0,
  older_cents: 0,
};
const agesOf = async (trx: Queries) => {
  const [one] = await ageBalances(trx, { clubId, on: today });
  return one && ageingCents(one.ageing);
};

describe('the age of a club’s balance (CO-30)', () => {
  it('a charge is current for the club’s terms, then ages in steps of 30 days', async () => {
    await onNewAccount(async (trx) => {
      for (const [index, days] of [30, 31, 60, 61, 90, 91, 120, 121].entries())
        await bill(trx, clubId, { at: noon(days), cents: 10 ** index });
      expect(await agesOf(trx)).toEqual([1, 110, 11_000, 1_100_000, 10_000_000]);
      await trx.updateTable('club_accounts').set({ terms_days: 120 }).where('club_id', '=', clubId).execute();
      expect(await agesOf(trx)).toEqual([1_111_111, 10_000_000, 0, 0, 0]);
    });
  });

  it('a payment settles the oldest charges first, the last one in part, and any excess becomes a credit', async () => {
    await onNewAccount(async (trx) => {
      await bill(trx, clubId, { at: noon(100), cents: 500 }, { at: noon(40), cents: 300 });
      await pay(trx, clubId, { at: noon(1), cents: 600 });
      expect(await agesOf(trx)).toEqual([0, 200, 0, 0, 0]);
      await pay(trx, clubId, { at: noon(0), cents: 250 });
      expect(await agesOf(trx)).toEqual([-50, 0, 0, 0, 0]);
    });
  });

  it('a refund settles the charges of its order, however old other charges are', async () => {
    await onNewAccount(async (trx) => {
      await bill(trx, clubId, { at: noon(100), cents: 500, orderId: 'a' });
      await bill(trx, clubId, { at: noon(9), cents: 300, orderId: 'b' });
      await bill(trx, clubId, { at: noon(2), cents: -300, orderId: 'b' });
      expect(await agesOf(trx)).toEqual([0, 0, 0, 500, 0]);
    });
  });

  it('reversing a payment restores the ages', async () => {
    await onNewAccount(async (trx) => {
      await bill(trx, clubId, { at: noon(100), cents: 500 });
      await pay(trx, clubId, { at: noon(9), cents: 500, reversedAt: noon(2) });
      expect(await agesOf(trx)).toEqual([0, 0, 0, 500, 0]);
    });
  });

  it('the ages add up to the balance, and each month opens with the closing balance of the previous one', async () => {
    const cents = fc.integer({ min: 1, max: 90_000 });
    const daysAgo = fc.integer({ min: 0, max: 200 });
    const orderId = fc.constantFrom('a', 'b', 'c');
    const entry = fc.oneof(
      fc.record({ kind: fc.constant('bill' as const), cents, daysAgo, orderId }),
      fc.record({ kind: fc.constant('refund' as const), cents, daysAgo, orderId }),
      fc.record({ kind: fc.constant('pay' as const), cents, daysAgo, isReversed: fc.boolean() }),
    );
    const accounts = fc.array(entry, { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(accounts, async (entries) => {
        await onNewAccount(async (trx) => {
          for (const one of entries) {
            const at = noon(one.daysAgo);
            if (one.kind === 'pay')
              await pay(trx, clubId, {
                at,
                cents: one.cents,
                reversedAt: one.isReversed ? noon(0) : undefined,
              });
            else
              await bill(trx, clubId, {
                at,
                cents: one.kind === 'bill' ? one.cents : -one.cents,
                orderId: one.orderId,
              });
          }
          let expected = 0;
          for (const month of ['05', '06', '07', '08', '09', '10', '11']) {
            const context = { db: trx, clock: server.context.clock };
            const read = await readStatement(context, clubId, { month: `2026-${month}`, forStaff: true });
            expect(read?.opening_cents).toBe(expected);
            expected = read?.closing_cents ?? Number.NaN;
            const ages = ageingCents(read?.ageing ?? noAges);
            expect(ages.reduce((sum, one) => sum + one, 0)).toBe(expected);
            if (expected >= 0) expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
          }
          const { owed_cents } = await trx
            .selectFrom('club_accounts')
            .select('owed_cents')
            .where('club_id', '=', clubId)
            .executeTakeFirstOrThrow();
          expect(expected).toBe(owed_cents);
        });
      }),
      { numRuns: 25 },
    );
  });

  it.each(['club_entries', 'club_payments', 'club_payment_reversals'] as const)(
    'rows of %s are never changed or deleted',
    async (table) => {
      const own = table === 'club_payment_reversals' ? 'reason' : 'amount_cents';
      for (const change of [
        sql`delete from ${sql.table(table)}`,
        sql`update ${sql.table(table)} set ${sql.ref(own)} = ${sql.ref(own)}`,
      ])
        await expect(
          server.context.db.transaction().execute(async (trx) => {
            await openAccount(trx, clubId);
            await bill(trx, clubId, { at: noon(9), cents: 500 });
            await pay(trx, clubId, { at: noon(9), cents: 500, reversedAt: noon(2) });
            await change.execute(trx);
          }),
        ).rejects.toThrow('never changed');
    },
  );
});
