import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { sameBytes } from '../../../platform/security/secrets.ts';
import type { WebhookBody, WebhookNotice } from '../port.ts';

const payloadSchema = z.object({
  id: z.string().min(1).max(100),
  transaction_id: z.string().max(64),
  at: z.iso.datetime({ offset: true }),
});

/** The signature of a payload: a keyed hash, so that only a holder of the merchant's key can create it. */
export const signWebhook = (key: string, payload: string): string =>
  createHmac('sha256', `webhook ${key}`).update(payload).digest('hex');

/** A webhook of the sandbox gateway; undefined when it is not signed or not readable. */
export function readWebhook(
  key: string,
  { bt_signature, bt_payload }: WebhookBody,
): WebhookNotice | undefined {
  if (!sameBytes(Buffer.from(bt_signature), Buffer.from(signWebhook(key, bt_payload)))) return undefined;
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(bt_payload, 'base64').toString('utf8')));
    if (!parsed.success) return undefined;
    return { id: parsed.data.id, transactionId: parsed.data.transaction_id, at: parsed.data.at };
  } catch {
    return undefined;
  }
}
