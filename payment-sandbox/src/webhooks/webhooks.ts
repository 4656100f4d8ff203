import { createHmac } from 'node:crypto';
import type { Ledger } from '../ledger/connect.ts';

/** Milliseconds that the shop has to answer. */
const answerMs = 5000;
const batch = 20;

const sign = (key: string, payload: string): string =>
  createHmac('sha256', `webhook ${key}`).update(payload).digest('hex');

/** A notice as it is sent: signed, in the two fields that the real gateway's webhooks have. */
function webhookForm(key: string, transactionId: string, at: string, id: string) {
  const payload = Buffer.from(JSON.stringify({ id, transaction_id: transactionId, at })).toString('base64');
  return { bt_signature: sign(key, payload), bt_payload: payload };
}

/**
 * Notifies the shop of transactions that changed after its call was answered: undecided ones, settled and
 * declined ones. A webhook that the shop does not accept is sent again next time. Returns how many were
 * accepted.
 */
export async function sendWebhooks(
  ledger: Ledger,
  { url, key }: { url: string; key: string },
): Promise<number> {
  const { rows } = await ledger.query<{ id: string; transaction_id: string }>(
    `select id, transaction_id from sandbox_gateway.transaction_events
     where told_at is null and happened_at > now() - interval '1 day'
       and status in ('authorized', 'settled', 'settlement_declined', 'processor_declined')
     order by id limit ${batch}`,
  );
  const delivered = await Promise.all(rows.map((row) => tell(ledger, { url, key }, row)));
  return delivered.filter(Boolean).length;
}

/** True when the shop accepted it. A refused one does not block others. */
async function tell(
  ledger: Ledger,
  { url, key }: { url: string; key: string },
  row: { id: string; transaction_id: string },
): Promise<boolean> {
  const form = webhookForm(key, row.transaction_id, new Date().toISOString(), `evt-${row.id}`);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
    signal: AbortSignal.timeout(answerMs),
    redirect: 'error',
  }).catch(() => undefined);
  if (!answer?.ok) return false;
  await ledger.query('update sandbox_gateway.transaction_events set told_at = now() where id = $1', [row.id]);
  return true;
}
