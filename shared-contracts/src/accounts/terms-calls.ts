import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireFlag, wireText } from '../primitives/wire-text.ts';

/**
 * The page makes these two calls with its first trip; they are separate so that they load without the others.
 */
export { acceptHolidayTerms, checkHolidayTerms } from './holiday-terms-calls.ts';

export const phoneAndTermsWanted = defineCall({
  name: 'accounts.phone-and-terms-wanted',
  row: 'EP-46',
  summary: 'Missing steps of a social sign-in: phone, terms, both or nothing',
  method: 'GET',
  path: '/users/is_terms_accepted_via_fb',
  access: 'signed-in',
  response: z.object({
    success: z.boolean(),
    phone_and_tnc: z.nullable(z.object({ phone: z.boolean(), terms: z.boolean() })),
  }),
});

export const givePhoneAndTerms = defineCall({
  name: 'accounts.give-phone-and-terms',
  row: 'EP-47',
  summary: 'Completes a social sign-in with phone and terms; idempotent',
  method: 'GET',
  path: '/users/ask_phone_and_tnc',
  access: 'signed-in',
  writes: true,
  query: z.object({ phone: z.optional(wireText(30)), terms: z.optional(wireFlag) }),
  response: z.object({ success: z.boolean() }),
  errors: { phone_not_valid: 422 },
});

export const forgotPassword = defineCall({
  name: 'accounts.forgot-password',
  row: 'own',
  summary: 'Emails a single-use link; the answer does not reveal existing accounts',
  method: 'POST',
  path: '/api/v6/password/forgotten',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ email: wireText(120) }),
  response: z.object({ success: z.literal(true) }),
});

export const resetPassword = defineCall({
  name: 'accounts.reset-password',
  row: 'own',
  summary: 'Sets a new password with the emailed link and ends every other session',
  method: 'POST',
  path: '/api/v6/password/reset',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({
    token: wireText(100),
    password: wireText(200),
    password_confirmation: wireText(200),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { link_not_valid: 422 },
});
