import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { earlierTextConsent, textConsent } from './text-consent.ts';

const ofOrder = { params: z.object({ orderId: identifier }), access: 'signed-in', row: 'own' } as const;

const orderTextsSchema = z.object({
  /** The phone number of the text messages, in display form: `+1 816 555 0100`; null without one. */
  phone: z.nullable(z.string()),
  /** A suggested number from the order; '' when none can get texts. */
  suggestion: z.string(),
  /** Whether the caller may turn texts on: the order's owner, until it is over. */
  may_ask: z.boolean(),
  /** The number whose owner ended texts by a reply, if that was the latest change. */
  ended_by_reply: z.optional(z.string()),
});
export type OrderTexts = z.output<typeof orderTextsSchema>;

export const readOrderTexts = defineCall({
  ...ofOrder,
  name: 'orders.texts',
  summary: 'The phone number that gets texts about an order',
  method: 'GET',
  path: '/api/v6/orders/:orderId/texts',
  response: orderTextsSchema,
  errors: { order_not_found: 404 },
});

export const startOrderTexts = defineCall({
  ...ofOrder,
  name: 'orders.start-texts',
  summary: 'Sends texts about an order to a US or Canadian mobile number, replacing any other',
  method: 'PUT',
  path: '/api/v6/orders/:orderId/texts',
  rate: 'strict',
  body: z.strictObject({
    phone: wireText(40),
    /** The sentence that the person agreed to. */
    consent: z.enum([textConsent, earlierTextConsent]),
  }),
  response: orderTextsSchema,
  errors: { order_not_found: 404, action_not_allowed: 409 },
});

export const stopOrderTexts = defineCall({
  ...ofOrder,
  name: 'orders.stop-texts',
  summary: 'Ends texts about an order',
  method: 'DELETE',
  path: '/api/v6/orders/:orderId/texts',
  response: orderTextsSchema,
  errors: { order_not_found: 404, action_not_allowed: 409 },
});
