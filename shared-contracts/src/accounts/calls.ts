import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wholeNumber, wireFlag, wireText } from '../primitives/wire-text.ts';
import { sessionInfoSchema, userSchema } from './schema.ts';
import { loginAnswerSchema, registrationSchema } from './sign-in-schema.ts';

export { readSession } from './session-calls.ts';

const credentials = z.strictObject({
  user: z.strictObject({
    email: wireText(120),
    password: wireText(200),
    /** Requests `auth_token`; pages do not, because their cookie is enough and no script can read it. */
    issue_token: z.optional(wireFlag),
    /** The answer to the `puzzle` of a refusal for too many tries; see `puzzle.ts`. */
    proof: z.optional(z.strictObject({ puzzle: identifier, answer: wholeNumber })),
  }),
});
const email = wireText(120);

export const userExists = defineCall({
  name: 'accounts.user-exists',
  row: 'EP-36',
  summary: 'Whether an account with this email exists and has accepted the terms',
  method: 'POST',
  path: '/users/user_exists',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ email }),
  response: z.object({ success: z.boolean(), terms_accepted: z.boolean() }),
});

export const checkUser = defineCall({
  name: 'accounts.check-user',
  row: 'EP-37',
  summary: 'Whether an email address is taken',
  method: 'GET',
  path: '/users/check_user',
  access: 'session',
  rate: 'strict',
  writes: true,
  query: z.object({ email }),
  response: z.object({ success: z.boolean() }),
});

export const register = defineCall({
  name: 'accounts.register',
  row: 'EP-38',
  summary: 'Creates an account without signing in (AC-12)',
  method: 'POST',
  path: '/users',
  alsoAt: ['/users.json'],
  access: 'session',
  rate: 'strict',
  body: registrationSchema,
  response: z.object({
    success: z.boolean(),
    user: z.nullable(userSchema),
    user_id: z.nullable(z.string()),
    errors: z.record(z.string(), z.array(z.string())),
    message: z.nullable(z.string()),
  }),
});

export const signIn = defineCall({
  name: 'accounts.sign-in',
  row: 'EP-39',
  summary:
    'Signs in. Wrong credentials return 200 with success false and a message. After many attempts: 429 with a puzzle { id, bits }; send its answer as proof',
  method: 'POST',
  path: '/sessions.json',
  alsoAt: ['/sessions', '/users/sign_in'],
  access: 'session',
  // Rate-limited separately, by account and by address, so that a customer on a known browser can sign in
  // while someone else guesses passwords.
  body: credentials,
  response: loginAnswerSchema,
});

export const signOut = defineCall({
  name: 'accounts.sign-out',
  row: 'own',
  summary: 'Ends the session and starts a guest session',
  method: 'DELETE',
  path: '/api/v6/session',
  access: 'session',
  response: sessionInfoSchema,
});

export const headerInfo = defineCall({
  name: 'accounts.header-info',
  row: 'EP-41',
  summary: 'The signed-in user as the header shows them',
  method: 'GET',
  path: '/users/get_header_info',
  access: 'signed-in',
  query: z.object({ id: wireText(64) }),
  response: z.object({
    success: z.boolean(),
    /** Html for carrier-enabled admins, with everything escaped; null for everyone else (RO-04). */
    carrier_dropdown: z.nullable(z.string()),
    /** The same as data. */
    carriers: z.optional(z.array(z.object({ carrier: z.string(), name: z.string() }))),
    credit_box: z.nullable(z.string()),
    errors: z.array(z.string()),
    message: z.nullable(z.string()),
  }),
});

export const termsAccepted = defineCall({
  name: 'accounts.terms-accepted',
  row: 'EP-42',
  summary: 'Whether the account has accepted the current terms',
  method: 'GET',
  path: '/users/is_terms_accepted',
  access: 'session',
  rate: 'strict',
  writes: true,
  query: z.object({ email: z.optional(email) }),
  response: z.object({ success: z.boolean(), user_exists: z.boolean() }),
});

export const acceptTerms = defineCall({
  name: 'accounts.accept-terms',
  row: 'EP-43',
  summary: 'Records that the signed-in user accepts the current terms',
  method: 'POST',
  path: '/users/accept_terms',
  access: 'signed-in',
  body: z.strictObject({
    terms: z.union([z.literal(true), z.enum(['true', '1'])]),
    terms_version: z.optional(wireText(20)),
  }),
  response: z.object({ success: z.literal(true), terms_version: z.string() }),
});

export const signInProviders = defineCall({
  name: 'accounts.sign-in-providers',
  row: 'own',
  summary: 'External sign-in providers of this brand; `start` is a page, not a call',
  method: 'GET',
  path: '/api/v6/sign_in_providers',
  access: 'public',
  response: z.object({
    providers: z.array(z.object({ id: z.string(), label: z.string(), start: z.string() })),
  }),
});

export const sendPhoneCode = defineCall({
  name: 'accounts.send-phone-code',
  row: 'own',
  summary:
    'Sends a phone the verification code for registration (EP-38); 404 while mobile verification is off',
  method: 'POST',
  path: '/api/v6/mobile_verification',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ phone: wireText(30) }),
  response: z.object({ success: z.literal(true), expires_at: z.string() }),
});
