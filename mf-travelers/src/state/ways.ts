import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { ItemRow, Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { isOnLeg, travelerWay, type Way } from '@sendahead/shared-contracts/travelers/ways';
import { countedRows } from './line-count.ts';
import { type Path, type Person, rowPath, type TravelerState, type TravelersState } from './state.ts';

type Trip = Pick<TravelersState, 'travelers' | 'tripType'>;

const bagsOf = ({ lines }: TravelerState): readonly ItemRow[] => lines.flatMap(countedRows);

/** TL-04: a round trip with several travelers asks for each traveler's direction. */
export const asksWay = ({ tripType, travelers }: Trip): boolean =>
  tripType === 'round_trip' && travelers.length > 1;

/** TR-06: a bag may differ from its traveler in a round trip with several bags. */
export const asksBagWay = ({ tripType, travelers }: Trip): boolean =>
  tripType === 'round_trip' && travelers.reduce((sum, each) => sum + bagsOf(each).length, 0) > 1;

/** A single traveler is not asked: the direction is both ways. */
export const wayOfTraveler = (trip: Trip, { person }: Pick<TravelerState, 'person'>): Way =>
  trip.travelers.length > 1 ? travelerWay(person) : 'both';

/** The direction of a bag applies only where it is asked: a single bag follows its traveler. */
export const wayOfBag = (trip: Trip, traveler: TravelerState, row: ItemRow): Way =>
  (asksBagWay(trip) ? row.way : undefined) ?? wayOfTraveler(trip, traveler);

/** The form's fields for a person's direction; both ways and outbound only need just the flag. */
export const wayFields = (way: Way): Pick<Traveler, 'roundTrip' | 'way'> => ({
  roundTrip: way === 'both',
  ...(way === 'return' ? { way } : {}),
});

export function withWay({ way: _, ...person }: Person, way: Way): Person {
  return { ...person, ...wayFields(way) };
}

/** The bag with its direction, which is set only if it differs from the traveler's. */
export function withBagWay({ way: _, ...row }: ItemRow, way: Way | undefined, traveler: Way): ItemRow {
  return way === undefined || way === traveler ? row : { ...row, way };
}

/** The leg of a round trip that has no bags, and where its error is shown. */
export function emptyLeg(trip: Trip): { leg: LegName; path: Path } | undefined {
  const [first] = trip.travelers;
  if (trip.tripType !== 'round_trip' || !first) return undefined;
  const bags = trip.travelers.flatMap((traveler) =>
    bagsOf(traveler).map((row) => wayOfBag(trip, traveler, row)),
  );
  const ways = bags.length > 0 ? bags : trip.travelers.map((each) => wayOfTraveler(trip, each));
  const leg = (['return', 'outbound'] as const).find((name) => !ways.some((way) => isOnLeg(way, name)));
  if (!leg) return undefined;
  const line = first.lines.find((each) => countedRows(each).length > 0)?.line;
  return { leg, path: trip.travelers.length > 1 || !line ? 'way' : rowPath(line, 0, 'way') };
}
