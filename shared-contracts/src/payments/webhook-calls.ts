import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

export const paymentWebhook = defineCall({
  name: 'payments.webhook',
  row: 'own',
  summary: 'Webhook of the payment provider; signed, form or JSON',
  method: 'POST',
  path: '/api/v6/payments/webhook',
  access: 'public',
  rate: 'relaxed',
  body: z.object({ bt_signature: wireText(500), bt_payload: wireText(100_000) }),
  response: z.object({ received: z.literal(true) }),
  errors: { signature_invalid: 401 },
});
