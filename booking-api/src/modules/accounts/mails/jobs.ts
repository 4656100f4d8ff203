import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

const accountMail = z.object({
  /**
   * `reset-password`: the link. `password-changed`: a notice, so that the owner learns of a stranger's
   * change. `verify-email`: the link by which a new account proves its address. `change-email`: the link,
   * sent to the new address. `email-change-asked`: a notice to the current address. `sign-in-code`: six
   * digits that sign in. `new-device`: staff signed in with an unknown browser. `second-factor-on`, `-off`: a
   * notice that it was switched on or off. `second-factor-guessed`: wrong codes after a right password.
   * `invitation`: the link to an account that staff made.
   */
  kind: z.enum([
    'reset-password',
    'password-changed',
    'verify-email',
    'change-email',
    'email-change-asked',
    'sign-in-code',
    'new-device',
    'second-factor-on',
    'second-factor-off',
    'second-factor-guessed',
    'invitation',
  ]),
  /** Null for an address without an account: the job is still queued and does nothing. */
  userId: z.string().nullable(),
  brand: z.string(),
  /** The code that the digits are drawn for. */
  code: z.string().optional(),
  /** Browser and system, such as `Chrome on Windows`, of a new device. */
  device: z.string().optional(),
  /** The brand that a session of a new device continued from. */
  from: z.string().optional(),
});
export type AccountMailData = z.infer<typeof accountMail>;

/** An email about an account itself; see `send-account-mail.ts`. */
export const accountMailJob = defineJob('account-mail', accountMail);
