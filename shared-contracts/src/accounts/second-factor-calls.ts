import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';
import { loginAnswerSchema } from './sign-in-schema.ts';

export const readSecondFactor = defineCall({
  name: 'accounts.second-factor',
  row: 'own',
  summary: 'Whether the account has a second factor',
  method: 'GET',
  path: '/api/v6/second_factor',
  access: 'signed-in',
  response: z.object({
    /** Whether the account may have one: staff and club users may. */
    offered: z.boolean(),
    /** Whether the account must have one. */
    required: z.boolean(),
    /** ISO instant since when an authenticator app is required; null: never. */
    since: z.nullable(z.string()),
    recovery_codes_left: z.int(),
  }),
});

export const beginAuthenticator = defineCall({
  name: 'accounts.begin-authenticator',
  row: 'own',
  summary:
    'An authenticator secret, valid for 15 minutes: after a recent sign-in, or during the first sign-in of staff',
  method: 'POST',
  path: '/api/v6/second_factor/authenticator/options',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ current_password: z.optional(wireText(200)) }),
  response: z.object({
    /** Base32, for manual entry. */
    secret: z.string(),
    /** `otpauth://…`, for a QR code. */
    uri: z.string(),
  }),
  errors: { password_wrong: 422, second_factor_not_offered: 403, sign_in_step_over: 422 },
});

export const keepAuthenticator = defineCall({
  name: 'accounts.keep-authenticator',
  row: 'own',
  summary:
    'Enrolls the authenticator app that shows this code; returns the recovery codes, once. Ends every other session',
  method: 'POST',
  path: '/api/v6/second_factor/authenticator',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ code: wireText(12) }),
  response: z.object({
    recovery_codes: z.array(z.string()),
    /** The answer of the sign-in that required it; null when the person was already signed in. */
    login: z.nullable(loginAnswerSchema),
  }),
  errors: { second_factor_wrong: 422, sign_in_step_over: 422 },
});

export const proveSecondFactor = defineCall({
  name: 'accounts.prove-second-factor',
  row: 'own',
  summary:
    'Second step of a sign-in that returned `second_factor: code`: an app or recovery code, within 10 minutes and 5 attempts',
  method: 'POST',
  path: '/api/v6/sessions/second_factor',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ code: wireText(40) }),
  response: loginAnswerSchema,
  errors: { second_factor_wrong: 422, sign_in_step_over: 422 },
});

export const renewRecoveryCodes = defineCall({
  name: 'accounts.renew-recovery-codes',
  row: 'own',
  summary: 'Replaces the recovery codes; returns them once',
  method: 'POST',
  path: '/api/v6/second_factor/recovery_codes',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({ current_password: z.optional(wireText(200)) }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: { password_wrong: 422, second_factor_missing: 409 },
});

export const removeAuthenticator = defineCall({
  name: 'accounts.remove-authenticator',
  row: 'own',
  summary: 'Removes the authenticator app, unless it is required',
  method: 'POST',
  path: '/api/v6/second_factor/authenticator/remove',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({ current_password: z.optional(wireText(200)) }),
  response: z.object({ success: z.literal(true) }),
  errors: { password_wrong: 422, second_factor_missing: 409, second_factor_required: 403 },
});
