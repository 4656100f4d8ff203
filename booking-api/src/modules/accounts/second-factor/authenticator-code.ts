import { generateSecret, generateURI, verifySync } from 'otplib';

/**
 * Seconds for which an app shows a code, and how early or late a code may be: clocks differ, and people type
 * slowly.
 */
const tolerance = 30;

export const newAuthenticatorSecret = (): string => generateSecret();

/** The text in a QR code for an app, which shows `issuer` next to the account. */
export const authenticatorUri = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer, label, secret });

/**
 * The half minute (seconds since 1970, divided by 30) of a code; undefined for any other text. Codes up to
 * `after` are used up (RFC 6238, ASVS 6.5.1). `now` is the server's time in milliseconds.
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
