import { rows } from './databases.ts';

/** Whether everything after an order is done: its payment, labels and email. */
export const allIsDone = `select not exists (
    select from pgboss.job where state < 'completed' and start_after <= now()
      and name in ('settle-order', 'send-confirmation', 'buy-labels', 'hear-payment'))
  and not exists (select from checkout_attempts where state not in ('done', 'declined')) as holds`;

const live =
  "('authorizing', 'authorized', 'submitted_for_settlement', 'settling', 'settled', 'settlement_pending')";

const problems = {
  'a cart has two orders': 'select cart_id as of from orders group by cart_id having count(*) > 1',
  'an order was paid not once': `select id as of from orders where (select count(*) from sandbox_gateway.transactions
      where kind = 'sale' and order_id = orders.attempt_id and status in ${live}) <> 1`,
  'money is held without an order': `select id as of from sandbox_gateway.transactions where kind = 'sale' and status in ${live}
      and not exists (select from orders where attempt_id = transactions.order_id)`,
  'the amount paid is not that of the order': `select orders.id as of from orders join sandbox_gateway.transactions on order_id = attempt_id
      where kind = 'sale' and transactions.status in ${live} and amount_cents <> total_cents`,
  'the books of an order do not balance':
    'select order_id as of from ledger_entries group by order_id having sum(amount_cents) <> 0',
  'a bag has no label': 'select order_id as of from order_parcels where label is null',
  'an order was not confirmed by one email': `select id as of from orders where (select count(*) from order_mails
      where order_id = orders.id and kind = 'confirmation') <> 1`,
} as const;

/** Contradictions in the shop's records, given the orders that customers were shown. */
export async function problemsOf(url: string, shown: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const orders = new Set((await rows<{ id: string }>(url, 'select id from orders')).map(({ id }) => id));
  for (const id of shown) if (!orders.has(id)) found.push(`an order that was shown is lost: ${id}`);
  for (const [what, question] of Object.entries(problems))
    for (const { of } of await rows<{ of: string }>(url, question)) found.push(`${what}: ${of}`);
  return found;
}
