import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

export const askVerification = defineCall({
  name: 'accounts.ask-verification',
  row: 'own',
  summary: 'Mails another link that shows the address to be one’s own; nothing is sent where that was shown',
  method: 'POST',
  path: '/api/v6/email/verification',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({}),
  response: z.object({ success: z.literal(true) }),
});

export const verifyEmail = defineCall({
  name: 'accounts.verify-email',
  row: 'own',
  summary: 'Uses the mailed link up; only for the account that it was sent to, signed in',
  method: 'POST',
  path: '/api/v6/email/verify',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({ token: wireText(100) }),
  response: z.object({ success: z.literal(true) }),
  errors: { link_not_valid: 422 },
});
