import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds that an app shows a code, and that one may be late or early: clocks differ, and people type slowly. */
const tolerance = 30;

export const newAuthenticatorSecret = (): string => generateSecret();

/** The text in a QR code for an app. `issuer` is shown by the app next to the account. */
export const authenticatorUri = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer, label, secret });

/**
 * The half minute (seconds since 1970, by 30) whose code this is; undefined for any other text. Codes of `after` and of
 * before it are used up (RFC 6238, ASVS 6.5.1). `now` in milliseconds, of the server's clock.
 */
export function stepOfCode(
  code: string,
  { secret, now, after }: { secret: string; now: number; after: number },
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now / 1000);
  const found = verifySync({ secret, token: code, epoch, epochTolerance: tolerance, afterTimeStep: after });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}
