import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import type { Store } from '@sendahead/shared-contracts/stores/schema';

type Limits = Pick<Store, 'max_weight_lb' | 'max_length_in'>;

const fits = ({ max_weight_lb, max_length_in }: Limits, { products }: ProductLine): boolean =>
  products.length === 0 ||
  products.some(
    ({ length, width, height, display_weight }) =>
      Math.max(length, width, height) <= (max_length_in ?? Infinity) &&
      display_weight <= (max_weight_lb ?? Infinity),
  );

/** SV-26: the items of a brand of which a place accepts none, by the brand's words. */
export const tooLargeFor = (store: Limits, lines: readonly ProductLine[]): string[] =>
  lines.filter((line) => !fits(store, line)).map((line) => line.plural_display_name.toLowerCase());

/** SV-26: the places that accept the brand's first item precede the others; each group stays nearest first. */
export function fittingFirst(stores: readonly Store[], lines: readonly ProductLine[]): Store[] {
  const [main] = lines;
  if (!main) return [...stores];
  return [...stores.filter((store) => fits(store, main)), ...stores.filter((store) => !fits(store, main))];
}
