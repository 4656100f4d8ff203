/** Mails about an account itself; see `send-account-mail.ts`. */
export const accountMailQueue = 'account-mail';

/**
 * `reset-password`: the link. `password-changed`: that it was, so that a stranger's change does not go unseen.
 * `verify-email`: the link by which a new account shows that its address is its own. `change-email`: the link, sent to the
 * new address. `email-change-asked`: that it was, told to the present one.
 * `sign-in-code`: six digits that sign in. `new-device`: staff signed in with a browser never seen before.
 * `second-factor-on`, `-off`: that it was switched. `second-factor-guessed`: wrong codes after a right password.
 */
export const accountMailKinds = [
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
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** `userId` is null for an address without an account: the job exists all the same and does nothing. */
export type AccountMailJob = {
  kind: AccountMailKind;
  userId: string | null;
  brand: string;
  /** Which code its digits are drawn for. */
  code?: string;
  /** Browser and system, such as `Chrome on Windows`, of a new device. */
  device?: string;
};
