import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wholeNumber, wireText } from '../primitives/wire-text.ts';
import {
  creationOptionsSchema,
  newCredentialSchema,
  requestOptionsSchema,
  signedCredentialSchema,
} from './passkey-schema.ts';
import { loginAnswerSchema, registeredPersonSchema } from './sign-in-schema.ts';

export const sendSignInCode = defineCall({
  name: 'accounts.send-sign-in-code',
  row: 'own',
  summary:
    'Emails a six-digit code that signs in this browser once. The answer does not reveal existing accounts. After many requests: 429 with a puzzle { id, bits }; send its answer as proof',
  method: 'POST',
  path: '/api/v6/sign_in_codes',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({
    email: wireText(120),
    /** The answer to the `puzzle` of a refusal for too many requests; see `puzzle.ts`. */
    proof: z.optional(z.strictObject({ puzzle: identifier, answer: wholeNumber })),
  }),
  response: z.object({
    success: z.literal(true),
    /** ISO instant; null when nothing is mailed because `redirect` names this domain's sign-in (AC-09). */
    expires_at: z.nullable(z.string()),
    redirect: z.nullable(z.string()),
  }),
});

export const signInByCode = defineCall({
  name: 'accounts.sign-in-by-code',
  row: 'own',
  summary:
    'Signs in with the emailed code: once, within 10 minutes, in the same browser, in at most 5 attempts',
  method: 'POST',
  path: '/api/v6/sign_in_codes/use',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ code: wireText(12) }),
  response: loginAnswerSchema,
  errors: { code_not_valid: 422 },
});

const passkey = z.object({
  id: z.string(),
  /** Where it was made, such as `Chrome on Windows`. */
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});
export type Passkey = z.output<typeof passkey>;

export const listPasskeys = defineCall({
  name: 'accounts.passkeys',
  row: 'own',
  summary: 'The passkeys of the account, newest first',
  method: 'GET',
  path: '/api/v6/passkeys',
  access: 'signed-in',
  response: z.object({ passkeys: z.array(passkey) }),
});

export const beginPasskey = defineCall({
  name: 'accounts.begin-passkey',
  row: 'own',
  summary: 'Options to create a passkey. Requires the password if the sign-in is older than 10 minutes',
  method: 'POST',
  path: '/api/v6/passkeys/options',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({ current_password: z.optional(wireText(200)) }),
  response: creationOptionsSchema,
  errors: { password_wrong: 422, passkeys_full: 409 },
});

export const addPasskey = defineCall({
  name: 'accounts.add-passkey',
  row: 'own',
  summary: 'Saves the passkey created with the options, which can be used once',
  method: 'POST',
  path: '/api/v6/passkeys',
  access: 'signed-in',
  rate: 'strict',
  body: z.strictObject({ credential: newCredentialSchema }),
  response: passkey,
  errors: { passkey_not_valid: 422 },
});

const fieldErrors = z.record(z.string(), z.array(z.string()));

export const beginPasskeyRegistration = defineCall({
  name: 'accounts.begin-passkey-registration',
  row: 'own',
  summary: 'Options to create the passkey of a new account; null with errors by field',
  method: 'POST',
  path: '/api/v6/registrations/passkey/options',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ user: registeredPersonSchema }),
  response: z.object({ options: z.nullable(creationOptionsSchema), errors: fieldErrors }),
});

export const registerWithPasskey = defineCall({
  name: 'accounts.register-with-passkey',
  row: 'own',
  summary: 'Creates an account with a passkey and signs in; null with errors by field',
  method: 'POST',
  path: '/api/v6/registrations/passkey',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ user: registeredPersonSchema, credential: newCredentialSchema }),
  response: z.object({ login: z.nullable(loginAnswerSchema), errors: fieldErrors }),
  errors: { passkey_not_valid: 422 },
});

export const removePasskey = defineCall({
  name: 'accounts.remove-passkey',
  row: 'own',
  summary: 'Removes a passkey',
  method: 'DELETE',
  path: '/api/v6/passkeys/:id',
  access: 'signed-in',
  params: z.object({ id: identifier }),
  response: z.object({ success: z.literal(true) }),
  errors: { passkey_not_found: 404 },
});

export const beginPasskeySignIn = defineCall({
  name: 'accounts.begin-passkey-sign-in',
  row: 'own',
  summary: 'Options to sign in with a passkey',
  method: 'POST',
  path: '/api/v6/passkeys/sign_in/options',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({}),
  response: requestOptionsSchema,
});

export const signInWithPasskey = defineCall({
  name: 'accounts.sign-in-with-passkey',
  row: 'own',
  summary: 'Signs in with a passkey and its options, which can be used once',
  method: 'POST',
  path: '/api/v6/passkeys/sign_in',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ credential: signedCredentialSchema }),
  response: loginAnswerSchema,
  errors: { passkey_not_valid: 422 },
});
