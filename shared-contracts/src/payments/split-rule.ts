import type { LineItem } from '../pricing/schema.ts';
import { type Cents, cents } from '../primitives/cents.ts';
import { isEmail } from '../validation/person.ts';

/** Hours that a split bill waits for everybody. */
export const splitHours = 48;

/** The payers of one share: everybody who gave the same email address. */
export interface Payer {
  /** Their names, as one line. */
  readonly name: string;
  readonly email: string;
  /** Ids of the travelers whose own lines the share pays. */
  readonly travelers: readonly string[];
  /** The share of the person who books. */
  readonly isBuyer: boolean;
}

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const keyOf = (email: string): string => email.trim().toLowerCase();

/**
 * Who would pay if everybody paid their own, in the order of the travelers. The buyer's share is that of the account's
 * mail, else the first. Undefined where there are not two to pay, or somebody has no mail address to be asked at.
 */
export function payersOf(travelers: readonly Person[], buyerMail: string): readonly Payer[] | undefined {
  if (travelers.some(({ email }) => !isEmail(email.trim()))) return undefined;
  const byMail = new Map<string, Person[]>();
  for (const traveler of travelers)
    byMail.set(keyOf(traveler.email), [...(byMail.get(keyOf(traveler.email)) ?? []), traveler]);
  if (byMail.size < 2) return undefined;
  const buyer = byMail.has(keyOf(buyerMail)) ? keyOf(buyerMail) : [...byMail.keys()][0];
  return [...byMail].map(([key, people]) => ({
    name: people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', '),
    email: people[0]?.email.trim() ?? '',
    travelers: people.map(({ id }) => id),
    isBuyer: key === buyer,
  }));
}

/**
 * What each payer pays of a bill, in the payers' order; together exactly its total, and nobody below 0. Everybody pays
 * their own lines. What belongs to nobody is paid in equal parts, and its rest by the buyer; what is taken off for nobody
 * in particular is taken off everybody's own in proportion. The total is not below 0.
 */
export function splitBill(
  lines: readonly Pick<LineItem, 'traveler_id' | 'amount_cents'>[],
  payers: readonly Pick<Payer, 'travelers' | 'isBuyer'>[],
): readonly Cents[] {
  const total = lines.reduce((sum, line) => sum + line.amount_cents, 0);
  const own = payers.map(({ travelers }) =>
    Math.max(
      0,
      lines
        .filter((line) => line.traveler_id !== null && travelers.includes(line.traveler_id))
        .reduce((sum, line) => sum + line.amount_cents, 0),
    ),
  );
  const ofAll = own.reduce((sum, amount) => sum + amount, 0);
  const common = total - ofAll;
  if (common >= 0) {
    const part = Math.floor(common / payers.length);
    const rest = common - part * payers.length;
    return own.map((amount, index) => cents(amount + part + (payers[index]?.isBuyer ? rest : 0)));
  }
  const left = own.map((amount) => amount - Math.floor((-common * amount) / ofAll));
  return takeRest(left, left.reduce((sum, amount) => sum + amount, 0) - total, payers);
}

/** The cents that no proportion took: off the buyer's, and where that is nothing off the others'. */
function takeRest(
  amounts: readonly number[],
  rest: number,
  payers: readonly Pick<Payer, 'isBuyer'>[],
): readonly Cents[] {
  const shares = [...amounts];
  const order = payers
    .map((_, index) => index)
    .sort((a, b) => Number(payers[b]?.isBuyer) - Number(payers[a]?.isBuyer));
  let open = rest;
  for (const index of order) {
    const taken = Math.min(open, shares[index] ?? 0);
    shares[index] = (shares[index] ?? 0) - taken;
    open -= taken;
  }
  return shares.map((amount) => cents(amount));
}
