import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/security/secrets.ts';
import { recordPayment, reversePayment } from '../../../payments/public/clubs/club-payments.ts';

/** An entry of an account: positive `cents` are charged, `at` is an instant. */
export type TestEntry = { at: string; cents: number; orderId?: string };

/** Opens an empty account for a club, due in 30 days. */
export const openAccount = (
  db: Queries,
  clubId: number,
  more: { billing_email?: string; reminders?: boolean } = {},
) =>
  db
    .insertInto('club_accounts')
    .values({ club_id: clubId, credit_limit_cents: 10_000_000, ...more })
    .execute();

/** Charges or refunds a club with a dated entry, as orders do. */
export async function bill(db: Queries, clubId: number, ...entries: readonly TestEntry[]): Promise<void> {
  for (const { at, cents, orderId } of entries) {
    await db
      .updateTable('club_accounts')
      .set((set) => ({ owed_cents: set('owed_cents', '+', cents) }))
      .where('club_id', '=', clubId)
      .execute();
    await db
      .insertInto('club_entries')
      .values({
        club_id: clubId,
        event: cents > 0 ? 'charge' : 'refund',
        amount_cents: cents,
        order_id: orderId ?? null,
        reference: newId('tst'),
        created_at: at,
      })
      .execute();
  }
}

/** Records a payment at an instant, and reverses it at `reversedAt` if set. */
export async function pay(
  db: Queries,
  clubId: number,
  { at, cents, reversedAt }: { at: string; cents: number; reversedAt?: string | undefined },
): Promise<void> {
  const payment = {
    club_id: clubId,
    amount_cents: cents,
    received_on: at.slice(0, 10),
    kind: 'check' as const,
    reference: '1',
    note: '',
    request_key: newId('key'),
    recorded_by: 'usr_demo_admin',
    recorded_at: at,
  };
  const entered = { ...payment, received_on: calendarDate(payment.received_on) };
  const id = await recordPayment(db, entered);
  if (reversedAt)
    await reversePayment(
      db,
      { id, ...entered },
      { reason: 'Mistaken', actorId: 'usr_demo_admin', at: reversedAt },
    );
}
