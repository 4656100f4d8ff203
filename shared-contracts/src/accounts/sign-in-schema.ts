import * as z from 'zod/mini';
import { typedText, wireFlag, wireText } from '../primitives/wire-text.ts';
import { roleSchema, userSchema } from './schema.ts';

/** EN-24: the answer of every sign-in. `akt` is the CSRF token of the new session. */
export const loginAnswerSchema = z.object({
  success: z.boolean(),
  user: z.nullable(userSchema),
  user_id: z.nullable(z.string()),
  user_role: roleSchema,
  pro_user: z.boolean(),
  email: z.nullable(z.string()),
  accepted_terms: z.boolean(),
  message: z.nullable(z.string()),
  akt: z.nullable(z.string()),
  /** OPEN-23: for X-User-Token, returned only this once, and only to a caller that requested it. */
  auth_token: z.optional(z.string()),
  modal: z.nullable(z.string()),
  sso: z.boolean(),
  redirect: z.nullable(z.string()),
  /** The header's content about the signed-in user, as in EP-41; null when there is nothing to show. */
  carrier_dropdown: z.optional(z.nullable(z.string())),
  credit_box: z.optional(z.nullable(z.string())),
  errors: z.array(z.string()),
  /**
   * The second factor that is still required after the first; absent when nothing is: the `code` of an app, a
   * `passkey`, or the `enrolment` of an app. `success` is then false, and no one is signed in.
   */
  second_factor: z.optional(z.enum(['code', 'passkey', 'enrolment'])),
  /** A mailed code has just confirmed the email, which ended the earlier password and every other session. */
  password_ended: z.optional(z.literal(true)),
});
export type LoginAnswer = z.output<typeof loginAnswerSchema>;

/** The owner of a new account, regardless of the sign-in method. */
export const registeredPersonSchema = z.strictObject({
  first_name: typedText(60),
  last_name: typedText(60),
  email: wireText(120),
  phone: z.optional(wireText(30)),
  terms: wireFlag,
  mobile_verification_number: z.optional(wireText(12)),
});

/** EN-21 register fields. */
export const registrationSchema = z.strictObject({
  user: z.extend(registeredPersonSchema, {
    password: z.optional(wireText(200)),
    password_confirmation: z.optional(wireText(200)),
    /** MD-14: the account has no password; its email gets a code for each sign-in. */
    by_code: z.optional(wireFlag),
  }),
});
