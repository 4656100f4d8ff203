import { run } from '@zootools/email-spell-checker';
import { isEmail } from './person.ts';

/**
 * The most common email domains. Short names are left out, because too many valid domains differ from them by
 * one letter.
 */
const providers = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'bellsouth.net',
  'charter.net',
  'protonmail.com',
];
/** Valid domains that are similar to one of them. */
const good: ReadonlySet<string> = new Set(
  'mail.com email.com fmail.com hotmail.co hey.com ymail.com rocketmail.com aim.com'.split(' '),
);
/** Typos of `.com` that are not top-level domains. */
const slips = /\.(?:con|cmo|ocm|comm|xom|vom|cpm|c0m)$/i;
/** How many letters may be wrong, missing or extra. */
const domainThreshold = 2;

/**
 * The probably intended address of a mistyped one; null when it looks correct. It is only a suggestion and
 * refuses nothing.
 */
export function suggestedMail(typed: string): string | null {
  const text = typed.trim();
  const mended = text.replace(slips, '.com');
  const domain = mended.slice(mended.lastIndexOf('@') + 1).toLowerCase();
  if (!isEmail(mended)) return null;
  // For more than two parts, such as yahoo.co.uk, the ending counts.
  const checked = domain.split('.').length === 2 && !good.has(domain);
  const suggested = checked
    ? run({ email: mended, domains: providers, secondLevelDomains: [], topLevelDomains: [], domainThreshold })
    : undefined;
  const suggestion = suggested?.full ?? mended;
  return suggestion === text ? null : suggestion;
}
