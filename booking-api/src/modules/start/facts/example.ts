import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { ExamplePlaces } from '../html/price-box.ts';
import type { BoxFields } from '../price/trip.ts';
import { typicalRoutesOf } from './typical-routes.ts';

interface Known {
  /** The saved home of who is signed in, as the box shows it. */
  readonly home: string | undefined;
  /** The page's own destination. */
  readonly fixedTo: string | undefined;
}

/** What a visitor sees who entered nothing yet: a trip that many make, from their own home where it is known. */
function exampleOf({ slug }: Brand, { home, fixedTo }: Known): ExamplePlaces {
  const route = typicalRoutesOf(slug).find(({ to }) => !home?.startsWith(to));
  if (!route) return {};
  return {
    ...(home === undefined ? { from: route.from } : {}),
    ...(fixedTo === undefined ? { to: route.to } : {}),
  };
}

/** The fields as they were entered or are known, and the places of an example that fill in for the rest. */
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

/** Ends that the booking does not take from its link: those of an example, and a home from which it begins by itself, with its street. */
export const untoldEnds = (
  example: ExamplePlaces,
  { from }: { readonly from?: string },
  home: string | undefined,
): ReadonlySet<'from' | 'to'> =>
  new Set([
    ...('from' in example || (home && from === home) ? (['from'] as const) : []),
    ...('to' in example ? (['to'] as const) : []),
  ]);
