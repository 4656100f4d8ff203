import type { CustomsItem } from '@sendahead/shared-contracts/orders/customs-calls';
import { type CustomsKind, customsKinds } from '@sendahead/shared-contracts/orders/customs-kinds';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { customsProblems } from '../../copy/customs.ts';

/** A line of the list while it is edited; the customer chooses what is declared. */
export interface DraftItem extends Omit<CustomsItem, 'kind' | 'owned_before' | 'quantity' | 'unit_cents'> {
  readonly id: number;
  readonly kind: CustomsKind | '';
  readonly owned_before: boolean | null;
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
  kind: '',
  description: '',
  quantity: '1',
  value: '',
  origin: '',
  hs: '',
  owned_before: null,
});

/** PA-33: the items of a bag again, for another bag; each is declared on its own and may be changed. */
export const sameItems = (
  items: readonly DraftItem[],
  { from, to, nextId }: { from: number; to: number; nextId: number },
): DraftItem[] =>
  items.filter(({ bag }) => bag === from).map((item, at) => ({ ...item, bag: to, id: nextId + at }));

export type ItemProblems = Partial<Record<keyof typeof customsProblems, string>>;

/** The errors of a line. */
export function problemsOf(item: DraftItem): ItemProblems {
  const { quantity, value, hs } = item;
  const count = Number(quantity);
  const isCount = /^\d{1,2}$/.test(quantity.trim()) && count >= 1;
  return {
    ...(item.kind === '' ? { kind: customsProblems.kind } : {}),
    ...(item.origin === '' ? { origin: customsProblems.origin } : {}),
    ...(item.description.trim() === '' ? { description: customsProblems.description } : {}),
    ...(item.owned_before === null ? { owned: customsProblems.owned } : {}),
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
const maxCents = 10_000_000;

/** A typed amount in cents; null where it cannot be declared. */
function centsOf(text: string): number | null {
  return readDollars(text, { least: 1, most: maxCents });
}

/** A line as it is saved; null for one with problems. */
export function itemOf(draft: DraftItem): CustomsItem | null {
  const { id: _, kind, owned_before, quantity, value, hs, ...item } = draft;
  const unit_cents = centsOf(value);
  if (
    Object.keys(problemsOf(draft)).length > 0 ||
    kind === '' ||
    owned_before === null ||
    unit_cents === null
  )
    return null;
  return { ...item, kind, owned_before, quantity: Number(quantity), unit_cents, hs: tariffOf(hs) ?? '' };
}
