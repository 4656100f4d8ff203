import type { ProductLine } from '../catalog/schema.ts';
import type { TripType } from '../ship-form/trip-type.ts';

type Words<T> = Readonly<Record<string, T>>;

/** RT-07: the accepted values of `triptype`. */
export const linkedTripTypes: Words<TripType> = {
  one_way: 'one_way',
  oneway: 'one_way',
  round_trip: 'round_trip',
  roundtrip: 'round_trip',
};

/** RT-08, OPEN-15: the accepted values of `direction`, and their trips. */
export const linkedDirections: Words<TripType> = {
  round_trip: 'round_trip',
  to_camp: 'one_way',
  from_camp: 'one_way',
};

/** RT-12: the words that `ship_date` may contain instead of a date. */
export const linkedDays: Words<'today' | 'tomorrow'> = { sameday: 'today', nextday: 'tomorrow' };

/**
 * RT-16, OPEN-10: the parameters of each line. If a brand has no line for bags or for skis and boards, the
 * next one is used; parameters for the same line add up.
 */
export const linkedQuantities: readonly { readonly name: string; readonly lines: readonly string[] }[] = [
  { name: 'bagqty', lines: ['bag', 'golf', 'luggage'] },
  { name: 'golfqty', lines: ['golf'] },
  { name: 'luggageqty', lines: ['luggage'] },
  { name: 'skisboardsqty', lines: ['ski_snowboard', 'ski'] },
  { name: 'skiqty', lines: ['ski'] },
  { name: 'snowboardqty', lines: ['snowboard'] },
  { name: 'snowbootqty', lines: ['snowboot'] },
  { name: 'bikeqty', lines: ['bike'] },
  { name: 'boxqty', lines: ['box'] },
  { name: 'trunkqty', lines: ['trunk'] },
];

/** RT-16: whether a text is a quantity. */
export const isLinkedQuantity = (text: string): boolean => /^\d{1,9}$/.test(text);

/** RT-14, OPEN-11: the sizes of a SKU in the URL; empty when the brand does not know it. */
export function sizesOfSku(
  text: string,
  lines: readonly ProductLine[],
): { readonly line: string; readonly size: string }[] {
  const sku = text.trim().toUpperCase();
  return lines.flatMap((line) =>
    line.products
      .filter(({ sku_prefix }) => `${sku}-`.startsWith(`${sku_prefix.toUpperCase()}-`))
      .map(({ id }) => ({ line: line.key, size: id })),
  );
}
