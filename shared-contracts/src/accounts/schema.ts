import * as z from 'zod/mini';
import { roles } from '../call/roles.ts';

export const roleSchema = z.enum(roles);

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
});
export type User = z.output<typeof userSchema>;

/** The user of the page: the session as the server sees it. */
export const sessionInfoSchema = z.object({
  role: roleSchema,
  user: z.nullable(userSchema),
  accepted_terms: z.boolean(),
  /**
   * EN-31: signs in through another site; complete once phone and terms are present. Absent for everyone
   * else.
   */
  social_user: z.optional(z.boolean()),
  complete_social_user: z.optional(z.boolean()),
  /** RO-03: the club that a club user works for. Absent for everyone else. */
  club_id: z.optional(z.int()),
  csrf_token: z.string(),
});
export type SessionInfo = z.output<typeof sessionInfoSchema>;
