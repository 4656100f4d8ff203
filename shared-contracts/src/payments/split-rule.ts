import type { LineItem } from '../pricing/schema.ts';
import { type Cents, cents } from '../primitives/cents.ts';
import { isEmail } from '../validation/person.ts';

/** Hours that a split bill waits for everyone: fewer than `shortestHoldHours`, as ADR 0111 requires. */
export const splitHours = 48;

/**
 * Hours that a charge of a saved card is held at least. The shortest is Visa's for a charge without its customer: 5 days,
 * of which gateways keep 6 hours for the clearing.
 */
export const shortestHoldHours = 4 * 24 + 18;

/** The payers of one share: everyone who gave the same email address. */
export interface Payer {
  /** Their names, as one line. */
  readonly name: string;
  readonly email: string;
  /** Ids of the travelers whose own lines the share covers. */
  readonly travelers: readonly string[];
  /** The buyer's share. */
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
 * The payers if everyone paid their own part, in the order of the travelers. The buyer's share is the one
 * with the account's mail, else the first. Undefined when there are not two payers, or someone has no mail
 * address.
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
 * Each payer's part of a bill, in the payers' order; together exactly its total, and none negative. Everyone
 * pays their own lines. Common lines are divided equally, with the remainder for the buyer; common deductions
 * are divided in proportion to each payer's own lines. The total is not negative.
 */
export function splitBill(
  lines: readonly Pick<LineItem, 'traveler_id' | 'amount_cents'>[],
  payers: readonly Pick<Payer, 'travelers' | 'isBuyer'>[],
): readonly Cents[] {
  const total = lines.reduce((sum, line) => sum + line.amount_cents, 0);
  const ownAmounts = payers.map(({ travelers }) =>
    Math.max(
      0,
      lines
        .filter((line) => line.traveler_id !== null && travelers.includes(line.traveler_id))
        .reduce((sum, line) => sum + line.amount_cents, 0),
    ),
  );
  const ofAll = ownAmounts.reduce((sum, amount) => sum + amount, 0);
  const common = total - ofAll;
  if (common >= 0) {
    const part = Math.floor(common / payers.length);
    const rest = common - part * payers.length;
    return ownAmounts.map((amount, index) => cents(amount + part + (payers[index]?.isBuyer ? rest : 0)));
  }
  const left = ownAmounts.map((amount) => amount - Math.floor((-common * amount) / ofAll));
  return takeRest(left, left.reduce((sum, amount) => sum + amount, 0) - total, payers);
}

/**
 * The cents left over by proportional division: deducted from the buyer's part, or from the others' when it
 * is zero.
 */
function takeRest(
  amounts: readonly number[],
  rest: number,
  payers: readonly Pick<Payer, 'isBuyer'>[],
): readonly Cents[] {
  const shares = [...amounts];
  const order = payers
    .map((_, index) => index)
    .sort((a, b) => Number(payers[b]?.isBuyer) - Number(payers[a]?.isBuyer));
  let remaining = rest;
  for (const index of order) {
    const reduction = Math.min(remaining, shares[index] ?? 0);
    shares[index] = (shares[index] ?? 0) - reduction;
    remaining -= reduction;
  }
  return shares.map((amount) => cents(amount));
}
