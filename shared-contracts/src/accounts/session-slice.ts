import * as z from 'zod/mini';
import { roles } from '../call/roles.ts';

/** Bus slice: the CSRF token itself remains with the shell's client. */
export const sessionSliceSchema = z.object({
  role: z.enum(roles),
  user: z.nullable(
    z.object({
      id: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
    }),
  ),
  acceptedTerms: z.boolean(),
  onBehalfOf: z.nullable(z.string()),
  /** RO-03: the club that a club user works for. Absent for everyone else, and from older releases. */
  clubId: z.optional(z.int()),
});
export type SessionSlice = z.output<typeof sessionSliceSchema>;
