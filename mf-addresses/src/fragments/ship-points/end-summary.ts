import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';

/** One line that stands for a folded card: `Pine Hollow Golf Club, Naples, FL`. */
export const endSummary = (point: ShipPoint): string =>
  [point.club?.name ?? point.address1, point.city, point.state].filter(Boolean).join(', ');
