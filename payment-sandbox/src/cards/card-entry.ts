import { createHmac } from 'node:crypto';
import { binDataOf } from './bin-data.ts';
import type { Card } from './card.ts';
import { luhnValid } from './luhn.ts';
import { findNumber } from './number-table.ts';

/** What a customer typed into the card fields. Lives in memory for the length of one call. */
export type CardEntry = { number: string; month: string; year: string; securityCode: string };

/** Validation codes of the gateway, with the field they concern. */
export type CardError = {
  code: string;
  field: 'card-number' | 'expiration' | 'security-code';
};

const cvvLetters: Readonly<Record<string, Card['cvv']>> = { '200': 'N', '201': 'U', '301': 'S' };

/** Checks an entry; returns the card as it may be stored, or its problems. `today` is `YYYY-MM`. */
export function readCard(
  entry: CardEntry,
  today: string,
  key: string,
): { card: Card } | { errors: CardError[] } {
  const digits = entry.number.replaceAll(/[\s-]/g, '');
  const listed = findNumber(digits);
  const errors: CardError[] = [];
  if (!/^\d{12,19}$/.test(digits)) errors.push({ code: '81716', field: 'card-number' });
  else if (!luhnValid(digits) || !listed) errors.push({ code: '81715', field: 'card-number' });
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(`${entry.year}-${entry.month}`))
    errors.push({ code: '81709', field: 'expiration' });
  else if (`${entry.year}-${entry.month}` < today) errors.push({ code: '81710', field: 'expiration' });
  const codeLength = listed?.type === 'American Express' ? 4 : 3;
  if (entry.securityCode === '') errors.push({ code: '81706', field: 'security-code' });
  else if (!new RegExp(`^\\d{${codeLength}}$`).test(entry.securityCode)) {
    errors.push({ code: '81707', field: 'security-code' });
  }
  if (errors.length > 0 || !listed) return { errors };
  return {
    card: {
      type: listed.type,
      bin: digits.slice(0, 6),
      last4: digits.slice(-4),
      expirationMonth: entry.month,
      expirationYear: entry.year,
      fingerprint: createHmac('sha256', key)
        .update(`${digits}/${entry.month}${entry.year}`)
        .digest('base64url'),
      numberId: createHmac('sha256', key).update(digits).digest('base64url'),
      verification: listed.verification,
      cvv: cvvLetters[entry.securityCode] ?? 'M',
      binData: binDataOf(digits),
    },
  };
}
