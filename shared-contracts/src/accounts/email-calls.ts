import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';

export const askVerification = defineCall({
  name: 'accounts.ask-verification',
  row: 'own',
  summary: 'Sends another link that verifies the email address; nothing is sent for a verified one',
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

export const changeEmail = defineCall({
  name: 'accounts.change-email',
  row: 'own',
  summary:
    'Mails a link to the new address, which takes over once the link is used; the old one is told. Answers alike whether the new address has an account. Wants the password unless the sign-in is younger than 10 minutes',
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
  summary: 'Uses the mailed link up: the new address is the account’s, and every other device is signed out',
  method: 'POST',
  path: '/api/v6/email/change/confirm',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({ token: wireText(100) }),
  response: z.object({ success: z.literal(true), email: z.string() }),
  errors: { link_not_valid: 422 },
});
