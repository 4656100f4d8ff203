import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const lifeMs = 3 * 60 * 60 * 1000;

const sign = (text: string, key: string): string =>
  createHmac('sha256', key).update(`client-token.${text}`).digest('base64url');

/** A token that lets a browser make nonces for three hours, and nothing else. */
export function issueClientToken(key: string, nowMs: number): string {
  const text = `${nowMs + lifeMs}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${sign(text, key)}`;
}

export function isClientToken(token: string, key: string, nowMs: number): boolean {
  const match = /^((\d{13})\.[\w-]{16})\.([\w-]{43})$/.exec(token);
  if (!match) return false;
  const signature = Buffer.from(match[3] ?? '');
  const expectedSignature = Buffer.from(sign(match[1] ?? '', key));
  return (
    signature.length === expectedSignature.length &&
    timingSafeEqual(signature, expectedSignature) &&
    Number(match[2]) > nowMs
  );
}
