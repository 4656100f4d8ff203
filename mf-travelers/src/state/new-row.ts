import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ItemRow } from '@sendahead/shared-contracts/travelers/slice';

/** A choice of one is no choice: it is made already. */
const only = (ids: readonly { readonly id: string }[]): string =>
  ids.length === 1 ? (ids[0]?.id ?? '') : '';

/** TR-14: the dearest cover that costs nothing, so that nobody is sold insurance unasked. */
function freeCover({ insurances }: ProductLine): ItemRow['insuranceCents'] {
  const free = insurances.filter((option) => option.price_cents === 0).map((option) => option.cents);
  return cents(Math.max(0, ...free));
}

/** TR-13: a bag as it starts. */
export const newRow = (line: ProductLine): ItemRow => ({
  size: only(line.products),
  insuranceCents: freeCover(line),
  packaging: only(line.packagings),
  contents: '',
  note: null,
});

/** A further bag starts as the one before it: most people send several of a kind. */
export const anotherRow = (line: ProductLine, before: ItemRow | undefined): ItemRow => ({
  ...newRow(line),
  ...(before && {
    size: before.size,
    packaging: before.packaging,
    insuranceCents: before.insuranceCents,
  }),
});
