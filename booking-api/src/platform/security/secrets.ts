import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, 43 characters that are safe in a URL or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret: enough to recognize it, useless to someone who reads the database. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** Compares in constant time, so that the duration does not reveal the first difference. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

/** A token that belongs to a secret and reveals nothing of it. */
export const deriveToken = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** An unguessable id: a prefix and 130 random bits in lower-case letters and digits. */
export const newId = (prefix: string): string =>
  `${prefix}_${Array.from(randomBytes(26), (byte) => letters[byte & 31]).join('')}`;
