import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

export const askVerification = defineCall({
  name: 'accounts.ask-verification',
  row: 'own',
  summary: 'Sends another verification link; sends nothing if the address is verified',
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
  summary: 'Redeems the emailed link; requires the account it was sent to',
  method: 'POST',
  path: '/api/v6/email/verify',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({ token: wireText(100) }),
  response: z.object({ success: z.literal(true) }),
  errors: { link_not_valid: 422 },
});

export const changeEmail = defineCall({
  name: 'accounts.change-email',
  row: 'own',
  summary:
    'Emails a link to the new address and a notice to the old one; the change applies once the link is used. The answer does not reveal existing accounts. Requires the password if the sign-in is older than 10 minutes',
  method: 'POST',
  path: '/api/v6/email/change',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({ email: wireText(120), current_password: z.optional(wireText(200)) }),
  response: z.object({ success: z.literal(true) }),
  errors: { password_wrong: 422 },
});

export const confirmEmailChange = defineCall({
  name: 'accounts.confirm-email-change',
  row: 'own',
  summary: 'Redeems the emailed link: changes the address and signs out every other device',
  method: 'POST',
  path: '/api/v6/email/change/confirm',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({ token: wireText(100) }),
  response: z.object({ success: z.literal(true), email: z.string() }),
  errors: { link_not_valid: 422 },
});
