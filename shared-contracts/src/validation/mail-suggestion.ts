import { run } from '@zootools/email-spell-checker';
import { isEmail } from './person.ts';

/** Where most people have their email. Short names are left out: too many good domains are one letter away from them. */
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
/** Good domains that are close to one of them. */
const good: ReadonlySet<string> = new Set(
  'mail.com email.com fmail.com hotmail.co hey.com ymail.com rocketmail.com aim.com'.split(' '),
);
/** Slips for `.com` that are no top-level domains. */
const slips = /\.(?:con|cmo|ocm|comm|xom|vom|cpm|c0m)$/i;
/** Letters that may be wrong, missing or too many. */
const domainThreshold = 2;

/** The address that was likely meant by one that was mistyped; null where none is. It is a proposal: nothing is refused by it. */
export function suggestedMail(typed: string): string | null {
  const text = typed.trim();
  const mended = text.replace(slips, '.com');
  const domain = mended.slice(mended.lastIndexOf('@') + 1).toLowerCase();
  if (!isEmail(mended)) return null;
  // Of more than two parts, such as yahoo.co.uk, the ending is meant.
  const checked = domain.split('.').length === 2 && !good.has(domain);
  const found = checked
    ? run({ email: mended, domains: providers, secondLevelDomains: [], topLevelDomains: [], domainThreshold })
    : undefined;
  const meant = found?.full ?? mended;
  return meant === text ? null : meant;
}
