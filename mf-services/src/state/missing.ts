import { canBeServed } from '@sendahead/shared-contracts/geo/rules';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { isReturnOpen } from './chosen-service.ts';
import { dateWayOf } from './date-way.ts';
import { feeOf } from './pickup.ts';
import type { DateWay, ItineraryState } from './state.ts';

/** The first input that is missing before services of a leg can be requested. */
export type MissingInput =
  | { readonly kind: 'places' }
  | { readonly kind: 'same_place' }
  | { readonly kind: 'items' }
  /** A bag without a size: its line, its place in the line from 0, and whose it is (null with one traveler). */
  | { readonly kind: 'size'; readonly line: string; readonly row: number; readonly traveler: number | null }
  | { readonly kind: 'arrival' }
  | { readonly kind: 'pickup' }
  | { readonly kind: 'date'; readonly leg: LegName; readonly way: DateWay };

function unsizedBag({ travelers: slice }: ItineraryState): MissingInput | null {
  const travelers = slice?.travelers ?? [];
  for (const [index, { lines }] of travelers.entries()) {
    for (const { line, rows } of lines) {
      const row = rows.findIndex(({ size }) => size === '');
      if (row >= 0) return { kind: 'size', line, row, traveler: travelers.length > 1 ? index + 1 : null };
    }
  }
  return null;
}

/** SV-01, SV-02, SV-03: the first thing that is missing for a leg's services, in the order of the page. */
export function missingFor(state: ItineraryState, leg: LegName): MissingInput | null {
  const { points, travelers } = state;
  if (!points || !canBeServed(points.origin) || !canBeServed(points.destination)) return { kind: 'places' };
  if (points.duplicate) return { kind: 'same_place' };
  if (!travelers || travelers.itemCount === 0) return { kind: 'items' };
  if (!travelers.sized) return unsizedBag(state) ?? { kind: 'items' };
  if (leg === 'return' && !isReturnOpen(state)) return { kind: 'arrival' };
  if (!feeOf(state, leg)) return { kind: 'pickup' };
  return state[leg].date === null ? { kind: 'date', leg, way: dateWayOf(state, leg) } : null;
}
