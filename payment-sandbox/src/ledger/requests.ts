import { createHash } from 'node:crypto';
import type { LedgerTransaction } from './connect.ts';

/** The result of an earlier call with the same key. */
export type EarlierRequest = { transactionId: string | null; refusal: GatewayRefusal | null };

/** A call that may be repeated: the key belongs to the operation, and stands for these parameters. */
export type KeyedRequest = { operation: string; key: string; params: unknown; transactionId: string };

/** A refusal of the gateway: validation codes, or a specific HTTP status. */
export type GatewayRefusal = { status: number; errors: readonly { code: string; message: string }[] };

/** Distinguishes the parameters of different calls. */
const paramsHash = (params: unknown): Buffer => createHash('sha256').update(JSON.stringify(params)).digest();

/** The call repeats a key with other parameters. */
export class KeyReused extends Error {}

/**
 * Claims a request key for the transaction that it will come to, unless it is refused. Undefined: this call is the first
 * and does the work. A second call waits here until the first has committed, because both insert the same row. Throws
 * KeyReused when the parameters differ.
 */
export async function claimRequest(
  client: LedgerTransaction,
  { operation, key, params, transactionId }: KeyedRequest,
): Promise<EarlierRequest | undefined> {
  const hash = paramsHash(params);
  const { rowCount } = await client.query(
    'insert into sandbox_gateway.requests (key, operation, params_hash, transaction_id) values ($1, $2, $3, $4) on conflict do nothing',
    [key, operation, hash, transactionId],
  );
  if (rowCount === 1) return undefined;
  const { rows } = await client.query<{
    params_hash: Buffer;
    transaction_id: string | null;
    refusal: GatewayRefusal | null;
  }>(
    'select params_hash, transaction_id, refusal from sandbox_gateway.requests where key = $1 and operation = $2',
    [key, operation],
  );
  const row = rows[0];
  if (!row?.params_hash.equals(hash)) throw new KeyReused();
  return { transactionId: row.transaction_id, refusal: row.refusal };
}

/** Records a refusal for the key instead of a transaction. */
export async function refuseRequest(
  client: LedgerTransaction,
  { operation, key }: Pick<KeyedRequest, 'operation' | 'key'>,
  refusal: GatewayRefusal,
): Promise<void> {
  await client.query(
    'update sandbox_gateway.requests set transaction_id = null, refusal = $3 where key = $1 and operation = $2',
    [key, operation, JSON.stringify(refusal)],
  );
}
