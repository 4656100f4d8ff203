import type pg from 'pg';
import type { Card } from '../cards/card.ts';
import type { RejectionReason, Transaction, TransactionStatus } from '../transactions/transaction.ts';

type Reader = pg.Pool | pg.PoolClient;

const columns = `id, kind, order_id, amount_cents, status, processor_code, processor_text, rejection, avs_postal, card,
  refunded_transaction_id, payment_method_token, created_at, updated_at`;
const from = 'sandbox_gateway.transactions';

export type NewTransaction = {
  id: string;
  kind: 'sale' | 'refund';
  orderId: string;
  amountCents: number;
  status: TransactionStatus;
  processorCode: string | null;
  processorText: string | null;
  rejection: RejectionReason | null;
  avsPostal: string;
  card: Card;
  refundedId?: string | undefined;
  token?: string | undefined;
  /** Seconds until an undecided transaction is decided. */
  decideAfter?: number | undefined;
};

export async function insertTransaction(client: Reader, row: NewTransaction): Promise<Transaction> {
  const { rows } = await client.query<Transaction>(
    // The caller gets the first event as its answer, so no webhook reports it.
    `with event as (
       insert into sandbox_gateway.transaction_events (transaction_id, status, told_at) values ($1, $5, now()))
     insert into ${from} (id, kind, order_id, amount_cents, status, processor_code, processor_text, rejection, avs_postal,
       card, fingerprint, refunded_transaction_id, payment_method_token, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now() + make_interval(secs => $14)) returning ${columns}`,
    [
      row.id,
      row.kind,
      row.orderId,
      row.amountCents,
      row.status,
      row.processorCode,
      row.processorText,
      row.rejection,
      row.avsPostal,
      JSON.stringify(row.card),
      row.card.fingerprint,
      row.refundedId ?? null,
      row.token ?? null,
      row.decideAfter ?? 0,
    ],
  );
  return only(rows);
}

export async function setStatus(client: Reader, id: string, status: TransactionStatus): Promise<Transaction> {
  const { rows } = await client.query<Transaction>(
    `update ${from} set status = $2, updated_at = now() where id = $1 returning ${columns}`,
    [id, status],
  );
  await noteEvent(client, id, status);
  return only(rows);
}

export async function findTransaction(
  client: Reader,
  id: string,
  lock = false,
): Promise<Transaction | undefined> {
  const { rows } = await client.query<Transaction>(
    `select ${columns} from ${from} where id = $1${lock ? ' for update' : ''}`,
    [id],
  );
  return rows[0];
}

export async function searchByOrder(client: Reader, orderId: string): Promise<Transaction[]> {
  const { rows } = await client.query<Transaction>(
    `select ${columns} from ${from} where order_id = $1 order by created_at, id`,
    [orderId],
  );
  return rows;
}

/** Everything changed since an instant, oldest first, at most 1000. */
export async function searchSince(client: Reader, since: string): Promise<Transaction[]> {
  const { rows } = await client.query<Transaction>(
    `select ${columns} from ${from} where updated_at >= $1 order by updated_at, id limit 1000`,
    [since],
  );
  return rows;
}

async function noteEvent(client: Reader, id: string, status: TransactionStatus): Promise<void> {
  await client.query(
    'insert into sandbox_gateway.transaction_events (transaction_id, status) values ($1, $2)',
    [id, status],
  );
}

function only(rows: readonly Transaction[]): Transaction {
  const row = rows[0];
  if (!row) throw new Error('the ledger gave no row back');
  return row;
}
