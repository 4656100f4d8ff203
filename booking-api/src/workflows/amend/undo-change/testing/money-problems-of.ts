import { sql } from 'kysely';
import { paidFor, refundableOf } from '../../../../modules/ledger/public/paid-for.ts';
import { openRequestsOf } from '../../../../modules/orders/public/owed/pay-requests.ts';
import { findOrder } from '../../../../modules/orders/public/store.ts';
import { paidParts } from '../../../../modules/payments/public/refunds/refund-store.ts';
import { paidByClaims } from '../../../testing/histories/later-acts.ts';
import type { PlayedSetup } from './played.ts';

const sumOf = (rows: readonly { amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Checks that payments equal the amount owed plus refunds, by the ledger, the tenders and the gateway. */
export async function problemsOf({ db, ordered, gateway }: PlayedSetup): Promise<string[]> {
  const order = await findOrder(db, ordered.id);
  const owed = await paidFor(db, ordered.id);
  const kept = await refundableOf(db, ordered.id);
  const { rows: accounts } = await sql<{ account: string; amount: number }>`
    select account, sum(amount_cents)::integer as amount from ledger_entries
    where order_id = ${ordered.id} group by account`.execute(db);
  const parts = await paidParts(db, ordered.id);
  const { rows: given } = await sql<{ amount: number; refund: number; state: string; method: string }>`
    select part.amount_cents as amount, refunds.amount_cents as refund, part.state, part.method
    from refund_parts part join refunds on refunds.id = refund_id where order_id = ${ordered.id}`.execute(db);
  const back = given.filter(({ state }) => state !== 'recalled');
  const byClaims = await paidByClaims(db, ordered.id);
  const asked = sumOf(
    (await openRequestsOf(db, ordered.id)).map(({ amount_cents }) => ({ amount: amount_cents })),
  );
  const of = (name: string) => accounts.find(({ account }) => account === name)?.amount ?? 0;
  const paid = parts.reduce((sum, part) => sum + part.paid, 0);
  const owing = sumOf(back.filter(({ state }) => state === 'wanted'));
  const cardBack = sumOf(back.filter(({ method, state }) => method === 'card' && state === 'done'));
  const cardPaid = parts.filter(({ method }) => method === 'card').reduce((sum, part) => sum + part.paid, 0);
  return [
    paid === kept + sumOf(back) ? '' : `paid ${paid}, kept ${kept}, given back ${sumOf(back)}`,
    sumOf(accounts) === 0 ? '' : 'the books do not balance',
    of('by_hand') === asked ? '' : `asked for ${asked}, in the books ${of('by_hand')}`,
    order?.status === 'placed' || asked === 0 ? '' : `canceled, and ${asked} is asked for`,
    of('receivable') === 0 ? '' : `receivable ${of('receivable')}`,
    0 - of('refunds_payable') === owing ? '' : `refunds payable ${of('refunds_payable')}, wanted ${owing}`,
    of('compensations') === byClaims ? '' : `claims ${byClaims}, in the books ${of('compensations')}`,
    kept >= 0 ? '' : `kept ${kept}`,
    parts.every((part) => part.amount >= part.moved) ? '' : 'more went back than was paid',
    gateway.heldCents() === cardPaid - cardBack ? '' : `the gateway holds ${gateway.heldCents()}`,
    order?.status === 'placed' || kept === 0 ? '' : `cancelled, and ${kept} is kept`,
    order?.status !== 'placed' || order.total_cents === owed + asked
      ? ''
      : `costs ${order.total_cents}, brought in ${owed}, asked for ${asked}`,
  ].filter(Boolean);
}
