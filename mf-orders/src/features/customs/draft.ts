import type { CustomsItem } from '@sendahead/shared-contracts/orders/customs-calls';
import { customsKinds } from '@sendahead/shared-contracts/orders/customs-kinds';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { customsProblems } from '../../copy/customs.ts';

/** A line of the list while it is edited. */
export interface DraftItem extends Omit<CustomsItem, 'quantity' | 'unit_cents'> {
  readonly id: number;
  readonly quantity: string;
  readonly value: string;
}

export const draftOf = ({ quantity, unit_cents, ...item }: CustomsItem, id: number): DraftItem => ({
  ...item,
  id,
  // A suggested number is not stored as the customer's.
  hs: item.hs === customsKinds[item.kind].hs ? '' : item.hs,
  quantity: String(quantity),
  value: (unit_cents / 100).toFixed(2),
});

export const emptyItem = (bag: number, id: number): DraftItem => ({
  id,
  bag,
  kind: 'clubs',
  description: '',
  quantity: '1',
  value: '',
  origin: 'US',
  hs: '',
  owned_before: true,
});

export type ItemProblems = Partial<Record<keyof typeof customsProblems, string>>;

/** The errors of a line. */
export function problemsOf({ quantity, value, hs }: DraftItem): ItemProblems {
  const count = Number(quantity);
  const isCount = /^\d{1,2}$/.test(quantity.trim()) && count >= 1;
  return {
    ...(isCount ? {} : { quantity: customsProblems.quantity }),
    ...(centsOf(value) === null ? { value: customsProblems.value } : {}),
    ...(tariffOf(hs) === null ? { hs: customsProblems.hs } : {}),
  };
}

/** A typed tariff number, with or without dots; null where it is invalid. */
function tariffOf(text: string): string | null {
  const typed = text.trim();
  const [, heading, sub] = /^(\d{4})\.?(\d{2})$/.exec(typed) ?? [];
  if (heading && sub) return `${heading}.${sub}`;
  return typed === '' ? '' : null;
}

/** The highest value of one item that the call accepts. */
const mostCents = 10_000_000;

/** A typed amount in cents; null where it cannot be declared. */
function centsOf(text: string): number | null {
  return readDollars(text, { least: 1, most: mostCents });
}

/** The lines as they are saved; only for lines without problems. */
export const itemOf = ({ id: _, quantity, value, hs, ...item }: DraftItem): CustomsItem => ({
  ...item,
  quantity: Number(quantity),
  unit_cents: centsOf(value) ?? 1,
  hs: tariffOf(hs) ?? '',
});
