import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { NamedClub } from './named-club.ts';
import { isPlaced } from './publication.ts';
import type { AddressesState } from './state.ts';

/** RT-09, OPEN-16: the cruise in the page address, and its port. */
export interface Cruise {
  readonly line: string | null;
  readonly end: ShipEnd;
  readonly port: NamedClub;
  /** The other place that the customer has confirmed; asked only once. */
  readonly agreed: string | null;
}

/** The name of the place at the port's end when it differs from the port; null when it does not. */
export function otherPlace(state: AddressesState): string | null {
  const { cruise } = state;
  if (!cruise) return null;
  const { point, club } = state[cruise.end];
  if (point.kind === 'club')
    return club.request === 'answered' && point.club && point.club.id !== cruise.port.id
      ? point.club.name
      : null;
  return isPlaced(state, cruise.end) && point.address1.trim() !== ''
    ? `${point.address1}, ${point.city}`
    : null;
}

/** MD-10: whether to ask if this other place is intended. */
export function isOtherPlaceOpen(state: AddressesState): boolean {
  const place = otherPlace(state);
  return place !== null && place !== state.cruise?.agreed;
}
