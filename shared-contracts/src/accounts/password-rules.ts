import { commonPasswords } from './common-passwords.ts';

/** What makes a new password too easy to guess. */
export type PasswordWeakness = 'password_too_short' | 'password_common';

/** OPEN-59: minimum letters of a new password. */
export const shortestPassword = 8;

/** One character repeated, or characters in alphabetical or numerical order, up or down. */
const isRun = (text: string): boolean => {
  const steps = new Set(
    Array.from(text.slice(1), (sign, index) => sign.charCodeAt(0) - text.charCodeAt(index)),
  );
  const [step = 2] = steps;
  return steps.size <= 1 && Math.abs(step) <= 1;
};

/**
 * Why a new password is refused, null when it is accepted: ASVS 6.2.1 and 6.2.4, and OPEN-59. Capitals do not
 * disguise a common password or the user's own mail. The server decides by this; a page shows the same while
 * the user types.
 */
export function passwordWeakness(password: string, email = ''): PasswordWeakness | null {
  if (password.length < shortestPassword) return 'password_too_short';
  const plain = password.toLowerCase();
  const mail = email.trim().toLowerCase();
  const isOwn = mail !== '' && (plain === mail || plain === mail.split('@')[0]);
  return isOwn || isRun(plain) || commonPasswords.has(plain) ? 'password_common' : null;
}
