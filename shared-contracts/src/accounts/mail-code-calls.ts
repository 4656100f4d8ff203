import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';
import { loginAnswerSchema } from './schema.ts';

export const sendSignInCode = defineCall({
  name: 'accounts.send-sign-in-code',
  row: 'own',
  summary:
    'Mails six digits that sign this browser in once, instead of a password; answers alike whether the account exists or not',
  method: 'POST',
  path: '/api/v6/sign_in_codes',
  access: 'session',
  rate: 'strict',
  body: z.strictObject({ email: wireText(120) }),
  response: z.object({
    success: z.literal(true),
    /** ISO instant; null where nothing is mailed because `redirect` says where this domain signs in (AC-09). */
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
