import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

/** The fields of a notice that are read; its signature covers the raw bytes. */
export const carrierWebhook = defineCall({
  name: 'orders.carrier-webhook',
  row: 'own',
  summary: 'Webhook of the carrier’s tracking events; signed in X-Hmac-Signature',
  method: 'POST',
  path: '/api/v6/carriers/webhook',
  access: 'public',
  rate: 'relaxed',
  body: z.object({
    id: wireText(100),
    description: wireText(100),
    created_at: wireText(40),
    result: z.object({ shipment_id: z.optional(z.nullable(wireText(100))) }),
  }),
  response: z.object({ received: z.literal(true) }),
  errors: { signature_invalid: 401 },
});
