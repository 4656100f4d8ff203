import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { addCents, type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import { bagsOnLeg } from '../../../modules/bookings/public/draft.ts';
import { findBrandById } from '../../../modules/catalog/public/store.ts';
import { book } from '../../../modules/ledger/public/ledger.ts';
import { endUndo } from '../../../modules/orders/public/acts/undoable.ts';
import { enqueueStepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { openRequest } from '../../../modules/orders/public/owed/pay-requests.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { chargeClub } from '../../../modules/payments/public/clubs/club-account.ts';
import { correctionSteps } from '../../../modules/tariff/public/correction.ts';
import { loadTariffBook } from '../../../modules/tariff/public/tariff-book.ts';
import { localTime } from '../../../platform/clock.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { readReference } from '../../../platform/database/reference.ts';
import type { ShippingContext } from '../context.ts';

/**
 * Bills a leg whose address the carrier had to correct, once, by the tariff of the day the order was placed:
 * a line with its steps, the books, the mail. A club that pays for the order is charged; everyone else gets a
 * payment request on the order's page, because no card is charged without a checkout attempt. When all bags'
 * contracts waive it, nothing is charged.
 */
export async function billCorrection(
  trx: DatabaseTransaction,
  { jobs, clock }: Pick<ShippingContext, 'jobs' | 'clock'>,
  order: Order,
  leg: LegName,
): Promise<void> {
  const steps = await stepsOf(trx, order, leg);
  const amount = addCents(...steps.map((step) => step.amountCents));
  const reference = `correction-${order.generation}-${leg}`;
  const first = await trx
    .insertInto('address_corrections')
    .values({
      order_id: order.id,
      generation: order.generation,
      leg,
      amount_cents: amount,
      paid_by: 'nobody',
      at: clock.instant(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (!first || amount === 0) return;
  await appendLine(trx, order, {
    id: reference,
    kind: 'surcharge',
    leg,
    traveler_id: null,
    title: steps.map(({ label }) => label).join(', '),
    detail: 'Charged once by the carrier',
    amount_cents: amount,
    original_price_cents: null,
    explain: steps.map(({ label, amountCents }) => ({ label, amount_cents: amountCents })),
  });
  const reason = steps.map(({ label }) => label).join(', ');
  const paidBy = await collect(trx, order, amount, { reference, reason, at: clock.instant() });
  await trx
    .updateTable('address_corrections')
    .set({ paid_by: paidBy })
    .where('order_id', '=', order.id)
    .where('generation', '=', order.generation)
    .where('leg', '=', leg)
    .execute();
  await enqueueStepMail(trx, jobs, order, 'address_corrected', leg);
}

async function stepsOf(trx: DatabaseTransaction, order: Order, leg: LegName) {
  const placedOn = localTime(Date.parse(order.placed_at), homeTimeZone).date;
  const { sheet } = await loadTariffBook(trx, await readReference(trx), placedOn);
  const brand = await findBrandById(trx, order.brand_id);
  const bags = bagsOnLeg(order.shipment.booking?.bags ?? [], leg);
  return correctionSteps(sheet, brand?.slug ?? '', bags);
}

async function appendLine(trx: DatabaseTransaction, order: Order, line: LineItem): Promise<void> {
  await trx
    .insertInto('order_lines')
    .values({
      order_id: order.id,
      position: sql<number>`(select coalesce(max(position), -1) + 1 from order_lines where order_id = ${order.id})`,
      line: sql<LineItem>`${JSON.stringify(line)}::jsonb`,
      amount_cents: line.amount_cents,
    })
    .execute();
  await trx
    .updateTable('orders')
    .set((set) => ({ total_cents: set('total_cents', '+', line.amount_cents) }))
    .where('id', '=', order.id)
    .execute();
  await endUndo(trx, order.id);
}

async function collect(
  trx: DatabaseTransaction,
  order: Order,
  amount: Cents,
  { reference, reason, at }: { reference: string; reason: string; at: string },
): Promise<'club' | 'request'> {
  const attempt = await trx
    .selectFrom('checkout_attempts')
    .select('club_id')
    .where('id', '=', order.attempt_id)
    .executeTakeFirst();
  const entry = { orderId: order.id, amount, transactionId: reference };
  await book(trx, 'order', entry);
  const clubId = attempt?.club_id ?? null;
  const about = { orderId: order.id, reference: `${order.id}-${reference}`, at };
  if (clubId !== null && (await chargeClub(trx, clubId, amount, about))) {
    await book(trx, 'tender', { ...entry, account: 'clubs' });
    return 'club';
  }
  await openRequest(trx, { order_id: order.id, reason, amount_cents: amount, asked_at: at });
  await book(trx, 'tender', { ...entry, account: 'by_hand' });
  return 'request';
}

/** The cost of a leg's address correction, and who was charged; undefined when no one was. */
export async function correctionOf(
  db: Pick<DatabaseTransaction, 'selectFrom'>,
  orderId: string,
  generation: number,
  leg: LegName,
): Promise<{ amount: Cents; paidBy: 'club' | 'hand' | 'request' } | undefined> {
  const row = await db
    .selectFrom('address_corrections')
    .select(['amount_cents', 'paid_by'])
    .where('order_id', '=', orderId)
    .where('generation', '=', generation)
    .where('leg', '=', leg)
    .executeTakeFirst();
  if (!row || row.paid_by === 'nobody') return undefined;
  return { amount: cents(row.amount_cents), paidBy: row.paid_by };
}
