import { type QuoteEnd, quickQuoteLink } from '@sendahead/shared-contracts/geo/quick-quote';
import { type QuoteTrip, quoteTripParameters } from '@sendahead/shared-contracts/geo/quick-quote-trip';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { townLine } from '@sendahead/shared-contracts/geo/town-name';
import { type AddressesState, ends } from './state.ts';

const isEmpty = ({ club, zip, city, address1 }: ShipPoint): boolean =>
  club === null && [zip, city, address1].every((text) => text.trim() === '');

/** RT-19: the link's parameters of an end; none for an empty end, not even its country. */
function quoteEnd(point: ShipPoint): QuoteEnd {
  if (isEmpty(point)) return {};
  const { zip, city, state, country, address1: address, club } = point;
  return { zip, city, state, country, address, ...(club ? { place: String(club.id) } : {}) };
}

/** RT-18, RT-19: the link that fills in the input; null without input. */
export function quoteLink(
  shipUrl: string,
  { origin, destination }: AddressesState,
  trip: QuoteTrip = {},
): string | null {
  const points = [origin.point, destination.point];
  return points.every(isEmpty) && quoteTripParameters(trip).length === 0
    ? null
    : quickQuoteLink(shipUrl, quoteEnd(origin.point), quoteEnd(destination.point), trip);
}

const placeOf = (point: ShipPoint): string =>
  [point.club?.name ?? point.address1, townLine(point)].filter(Boolean).join(', ');

/** The fields that a link will fill in, one end at a time. */
export const quotePreview = (state: AddressesState) =>
  ends.map((end) => ({ end, place: isEmpty(state[end].point) ? null : placeOf(state[end].point) }));
