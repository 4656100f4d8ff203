import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { ExamplePlaces } from '../html/price-box.ts';
import type { BoxFields } from '../price/trip.ts';
import { typicalRoutesOf } from './typical-routes.ts';

interface Known {
  /** The signed-in user's saved home, as the box shows it. */
  readonly home: string | undefined;
  /** The page's own destination. */
  readonly fixedTo: string | undefined;
}

/** The example for a visitor without input: a typical trip, from the visitor's own home if known. */
function exampleOf({ slug }: Brand, { home, fixedTo }: Known): ExamplePlaces {
  const route = typicalRoutesOf(slug).find(({ to }) => !home?.startsWith(to));
  if (!route) return {};
  return {
    ...(home === undefined ? { from: route.from } : {}),
    ...(fixedTo === undefined ? { to: route.to } : {}),
  };
}

/** The entered or known fields, with the places of an example for the rest. */
export function enteredOf(
  typed: BoxFields,
  brand: Brand,
  known: Known,
): { entered: BoxFields; example: ExamplePlaces } {
  const isExample = typed.from === '' && typed.to === '';
  const { home, fixedTo } = known;
  return {
    entered: {
      ...typed,
      ...(isExample && home ? { from: home } : {}),
      ...(fixedTo === undefined ? {} : { to: fixedTo }),
    },
    example: isExample ? exampleOf(brand, known) : {},
  };
}

/**
 * Ends that the booking does not read from its link: those of an example, and a home that it fills in itself,
 * with the street.
 */
export const untoldEnds = (
  example: ExamplePlaces,
  { from }: { readonly from?: string },
  home: string | undefined,
): ReadonlySet<'from' | 'to'> =>
  new Set([
    ...('from' in example || (home && from === home) ? (['from'] as const) : []),
    ...('to' in example ? (['to'] as const) : []),
  ]);
