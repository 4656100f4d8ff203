import type { ShipPoint, ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import { townName } from '@sendahead/shared-contracts/geo/town-name';
import type { Itinerary } from '@sendahead/shared-contracts/services/slice';
import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';
import { soFarWords } from '../copy/so-far.ts';

/** The booking's data in the page's frame: the route strip and the bottom bar. */
export interface RouteFacts {
  readonly from: { readonly place: string; readonly detail?: string } | null;
  readonly to: { readonly place: string; readonly detail?: string } | null;
  readonly dates: string;
  readonly items: string;
}

const endOf = (point: ShipPoint | undefined): RouteFacts['from'] => {
  if (!point) return null;
  const city = townName(point);
  if (point.club) return city ? { place: point.club.name, detail: city } : { place: point.club.name };
  return city ? { place: city } : null;
};

const monthDay = (date: string): string =>
  new Date(date).toLocaleDateString('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const datesOf = (itinerary: Itinerary | undefined): string =>
  [itinerary?.outbound.pickupDate, itinerary?.return?.pickupDate]
    .filter((date) => typeof date === 'string')
    .map(monthDay)
    .join(' to ');

export const countedItems = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

const itemsOf = (travelers: Travelers | undefined, itinerary: Itinerary | undefined): string => {
  const count = travelers?.itemCount ?? 0;
  if (count === 0) return 'No items yet';
  const trip = itinerary?.tripType === 'round_trip' ? ', round trip' : '';
  return `${countedItems(count)}${trip}`;
};

/** The scope of the price so far, while it is not the total. */
export const soFarOf = (itinerary: Itinerary | undefined): string =>
  itinerary?.return && itinerary.return.service === null ? soFarWords.outbound : soFarWords.services;

export const routeFacts = (
  points: ShipPoints | undefined,
  travelers: Travelers | undefined,
  itinerary: Itinerary | undefined,
): RouteFacts => ({
  from: endOf(points?.origin),
  to: endOf(points?.destination),
  dates: datesOf(itinerary),
  items: itemsOf(travelers, itinerary),
});
