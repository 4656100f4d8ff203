import type EasyPostClient from '@easypost/api';
import * as z from 'zod';
import type { CarrierNotice } from '../port.ts';

const eventSchema = z.object({
  id: z.string().min(1).max(100),
  description: z.string().max(100),
  created_at: z.iso.datetime({ offset: true }),
  result: z.object({ shipment_id: z.string().max(100).nullish() }),
});
const trackerEvents: ReadonlySet<string> = new Set(['tracker.created', 'tracker.updated']);

/**
 * An EasyPost event with a valid signature; undefined for all others. An event that is not about a shipment
 * names none.
 */
export function noticeOf(
  client: InstanceType<typeof EasyPostClient>,
  raw: Buffer,
  headers: Readonly<Record<string, unknown>>,
  secret: string,
): CarrierNotice | undefined {
  let signed: unknown;
  try {
    signed = client.Utils.validateWebhook(raw, headers, secret);
  } catch {
    return undefined;
  }
  const read = eventSchema.safeParse(signed);
  if (!read.success) return undefined;
  const { id, description, created_at, result } = read.data;
  return {
    id,
    at: created_at,
    shipmentId: trackerEvents.has(description) ? (result.shipment_id ?? null) : null,
  };
}
