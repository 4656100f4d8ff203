import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';

/** How the browser reaches the payment provider: the adapter, the URL of its card fields, and the token. */
export const clientTokenSchema = z.object({
  provider: z.enum(['sandbox', 'braintree']),
  client_token: z.string(),
  /**
   * URL of the page with the card fields, on the provider's own origin; null when its script creates them.
   */
  fields_url: z.nullable(z.string()),
  prepaid_blocked: z.boolean(),
});

export const clientToken = defineCall({
  name: 'payments.client-token',
  row: 'EP-59',
  summary: 'A client token of the payment provider',
  method: 'GET',
  path: '/api/v6/payments/client_token',
  access: 'session',
  response: clientTokenSchema,
});
