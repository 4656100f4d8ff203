import type { ShipPoints } from '@sendahead/shared-contracts/geo/slice';

/** The clubs at the ends of the trip, each once. */
export function clubsOfTrip(points: ShipPoints | null): { id: number; name: string }[] {
  const found = [points?.origin.club, points?.destination.club].flatMap((club) =>
    club ? [{ id: club.id, name: club.name }] : [],
  );
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
}
