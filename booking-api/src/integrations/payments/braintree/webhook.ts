import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { WebhookNotice } from '../port.ts';

const notification = z.object({
  timestamp: z.union([z.string(), z.date()]),
  transaction: z.object({ id: z.string() }).nullish(),
});

/**
 * A notification whose signature the SDK has checked. It has no id, so the hash of its bytes serves as its
 * id.
 */
export function readNotice(found: unknown, payload: string): WebhookNotice {
  const { timestamp, transaction } = notification.parse(found);
  return {
    id: createHash('sha256').update(payload).digest('hex'),
    transactionId: transaction?.id ?? null,
    at: new Date(timestamp).toISOString(),
  };
}
