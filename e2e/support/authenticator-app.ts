import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 with spaces, as shown for apps. */
function bytesOf(secret: string): Buffer {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of an authenticator app for a secret at an instant in milliseconds (RFC 6238). */
function codeAt(secret: string, now: number): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const hash = createHmac('sha1', bytesOf(secret)).update(step).digest();
  const from = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The shop's time, which the journeys set. */
async function shopTime(page: Page): Promise<number> {
  const document = await page.evaluate(async () => (await fetch('/account')).text());
  return Date.parse(/"now":"([^"]+)"/.exec(document)?.[1] ?? '');
}

/** The current code of an app by the shop's clock; `ahead` returns the next one, which is accepted too. */
export const codeOf = async (page: Page, secret: string, ahead = false): Promise<string> =>
  codeAt(secret, (await shopTime(page)) + (ahead ? 30_000 : 0));
