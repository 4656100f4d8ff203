import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { wholeName } from '@sendahead/shared-contracts/travelers/label-name';
import type { ItemRow, Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { countedRows } from './line-count.ts';
import { blankTravelers } from './list-added.ts';
import { restoredTraveler } from './restored.ts';
import type { TravelerState, TravelersState } from './state.ts';

type Lines = Pick<Brand, 'product_lines'>;

/**
 * A bag of an earlier order as the brand offers it today: a size or packaging that is no longer offered must
 * be chosen again.
 */
function offeredRow(row: ItemRow, line: Brand['product_lines'][number] | undefined): ItemRow {
  return {
    ...row,
    size: line?.products.some(({ id }) => id === row.size) ? row.size : '',
    packaging: line?.packagings.some(({ id }) => id === row.packaging) ? row.packaging : '',
    insuranceCents: line?.insurances.some(({ cents }) => cents === row.insuranceCents)
      ? row.insuranceCents
      : (line?.insurances[0]?.cents ?? row.insuranceCents),
  };
}

/** A person of an earlier order as a traveler of this one; the key is assigned when it is added. */
export function pastTraveler(person: Traveler, brand: Lines): TravelerState {
  const traveler = restoredTraveler(person, 0, brand);
  return {
    ...traveler,
    lines: traveler.lines.map((state) => {
      const line = brand.product_lines.find(({ key }) => key === state.line);
      return { ...state, rows: state.rows.map((row) => offeredRow(row, line)) };
    }),
  };
}

const nameOf = (person: Pick<Traveler, 'firstName' | 'lastName'>): string => wholeName(person).toLowerCase();

const hasBags = ({ lines }: TravelerState): boolean => lines.some((line) => countedRows(line).length > 0);

/** The people who are not travelers yet; a traveler of that name without bags will be filled in. */
export const choosable = (
  { travelers }: Pick<TravelersState, 'travelers'>,
  past: readonly Traveler[],
): Traveler[] =>
  past.filter((person) =>
    travelers.every((each) => !hasBags(each) || nameOf(each.person) !== nameOf(person)),
  );

/** Keys of travelers who are replaced: blank ones, and those with the same names but no bags. */
export function placesFor(
  state: Pick<TravelersState, 'travelers'>,
  chosen: readonly Pick<Traveler, 'firstName' | 'lastName'>[],
): number[] {
  const names = new Set(chosen.map(nameOf));
  const same = state.travelers.filter((each) => !hasBags(each) && names.has(nameOf(each.person)));
  return [...new Set([...blankTravelers(state), ...same.map(({ key }) => key)])];
}
