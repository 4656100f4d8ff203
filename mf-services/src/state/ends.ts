import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { ItineraryState } from './state.ts';

/** Where a leg starts and where it ends; the return leg is reversed. */
export function endsOf(
  { points }: Pick<ItineraryState, 'points'>,
  leg: LegName,
): { from: ShipPoint; to: ShipPoint } | null {
  if (!points) return null;
  return leg === 'outbound'
    ? { from: points.origin, to: points.destination }
    : { from: points.destination, to: points.origin };
}
