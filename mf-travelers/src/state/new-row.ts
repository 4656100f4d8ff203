import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ItemRow } from '@sendahead/shared-contracts/travelers/slice';

/** A single option is preselected. */
const only = (ids: readonly { readonly id: string }[]): string =>
  ids.length === 1 ? (ids[0]?.id ?? '') : '';

/** TR-14: the highest free coverage, so that nobody buys insurance without asking. */
function freeCover({ insurances }: ProductLine): ItemRow['insuranceCents'] {
  const free = insurances.filter((option) => option.price_cents === 0).map((option) => option.cents);
  return cents(Math.max(0, ...free));
}

/** TR-13: the initial values of a bag. */
export const newRow = (line: ProductLine): ItemRow => ({
  size: only(line.products),
  insuranceCents: freeCover(line),
  packaging: only(line.packagings),
  contents: '',
  note: null,
});

/**
 * Another bag starts with size and packaging of the one before it, because most people send several of the same
 * kind. TR-27: its coverage is the free one, which costs nothing unasked.
 */
export const anotherRow = (line: ProductLine, before: ItemRow | undefined): ItemRow => ({
  ...newRow(line),
  ...(before && {
    size: before.size,
    packaging: before.packaging,
  }),
});
