import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { messageLimits } from './message-text.ts';

const aboutOrder = {
  row: 'own',
  access: 'change_every_order' as const,
  params: z.object({ orderId: identifier }),
};
const toUser = { row: 'own', access: 'run_accounts' as const, params: z.object({ userId: wireText(64) }) };

/** The frame of a staff email around its text, which staff cannot change. */
export const messageFrameSchema = z.object({
  to: z.object({ name: z.string(), email: z.string() }),
  first_name: z.string(),
  /** The sender brand; its subject begins with it. */
  from: z.string(),
  reply_to: z.string(),
  /** The button's text; null for an email without one. */
  button: z.nullable(z.string()),
  /** Where a reader gets help. */
  help: z.string(),
  /** The day colors of the email, such as `#0b5d3b`. */
  colors: z.object({
    sky: z.string(),
    paper: z.string(),
    raised: z.string(),
    ink: z.string(),
    press: z.string(),
    on_press: z.string(),
    deep: z.string(),
    on_deep: z.string(),
  }),
});
export type MessageFrame = z.output<typeof messageFrameSchema>;

const words = z.strictObject({
  /** One line. */
  subject: wireText(messageLimits.subject).check(
    z.regex(/\S/, 'required'),
    z.regex(/^\P{Cc}*$/u, 'malformed'),
  ),
  /** Text with paragraphs; markup is shown as typed. */
  text: wireText(messageLimits.text).check(
    z.regex(/\S/, 'required'),
    z.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'malformed'),
  ),
  /** A key that the caller makes once for each message: repeating it has no effect. */
  key: identifier,
});
const sent = { method: 'POST' as const, body: words, response: z.object({ message_id: z.string() }) };

/** A message as staff see it afterwards. */
export const staffMessageSchema = z.object({
  message_id: z.string(),
  at: z.string(),
  by: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The number of its order; null for a message without one. */
  display_id: z.nullable(z.string()),
  /** When it was handed to the mail server; null until then. */
  sent_at: z.nullable(z.string()),
});
export type StaffMessage = z.output<typeof staffMessageSchema>;

export const frameOfOrderMessage = defineCall({
  ...aboutOrder,
  name: 'console.order-message-frame',
  summary: 'The template around a staff email about an order',
  method: 'GET',
  path: '/api/v6/console/orders/:orderId/messages/frame',
  response: messageFrameSchema,
  errors: { order_not_found: 404, no_such_thing: 404 },
});

export const writeAboutOrder = defineCall({
  ...aboutOrder,
  ...sent,
  name: 'console.write-about-order',
  summary: 'Emails the customer of an order a staff message, in the order’s brand. Idempotent by its key',
  path: '/api/v6/console/orders/:orderId/messages',
  errors: { order_not_found: 404, no_such_thing: 404, key_reused: 422 },
});

export const frameOfUserMessage = defineCall({
  ...toUser,
  name: 'console.user-message-frame',
  summary: 'The template around a staff email to a user',
  method: 'GET',
  path: '/api/v6/console/users/:userId/messages/frame',
  response: messageFrameSchema,
  errors: { no_such_thing: 404 },
});

export const writeToUser = defineCall({
  ...toUser,
  ...sent,
  name: 'console.write-to-user',
  summary:
    'Emails a user a staff message, in the brand of their latest order or of the page. Idempotent by its key',
  path: '/api/v6/console/users/:userId/messages',
  errors: { no_such_thing: 404, key_reused: 422 },
});
