import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wholeNumber, wireText } from '../primitives/wire-text.ts';
import {
  creationOptionsSchema,
  newCredentialSchema,
  requestOptionsSchema,
  signedCredentialSchema,
} from './passkey-schema.ts';
import { loginAnswerSchema, registeredPersonSchema } from './schema.ts';

export const sendSignInCode = defineCall({
  name: 'accounts.send-sign-in-code',
  row: 'own',
  summary:
    'Mails six digits that sign this browser in once, instead of a password; answers alike whether the account exists or not. After many asks 429 with a puzzle: { id, bits }; with its answer as proof a code is mailed all the same',
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
    'Signs in by the mailed digits: once, within ten minutes, in the browser that asked, at the fifth try at the latest',
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
  summary: 'The passkeys of the account, the newest first',
  method: 'GET',
  path: '/api/v6/passkeys',
  access: 'signed-in',
  response: z.object({ passkeys: z.array(passkey) }),
});

export const beginPasskey = defineCall({
  name: 'accounts.begin-passkey',
  row: 'own',
  summary:
    'What the browser needs to make a passkey. Wants the password unless the sign-in is younger than 10 minutes',
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
  summary: 'Keeps the passkey that the browser made for the options asked before; they are used up',
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
  summary:
    'What the browser needs to make the passkey of an account that is not there yet; null with errors by field',
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
  summary:
    'Creates an account with the passkey that the browser made, and signs in; null with errors by field',
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
  summary: 'Removes a passkey; the password and the emailed link still sign in',
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
  summary: 'What the browser needs to sign in with any passkey of the site',
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
  summary: 'Signs in with a passkey, for the options asked before; they are used up',
  method: 'POST',
  path: '/api/v6/passkeys/sign_in',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ credential: signedCredentialSchema }),
  response: loginAnswerSchema,
  errors: { passkey_not_valid: 422 },
});
