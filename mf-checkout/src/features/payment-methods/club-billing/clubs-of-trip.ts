import type { ShipPoints } from '@sendahead/shared-contracts/geo/slice';

/** The clubs at the ends of the trip, each once. */
export function clubsOfTrip(points: ShipPoints | null): { id: number; name: string }[] {
  const clubs = [points?.origin.club, points?.destination.club].flatMap((club) =>
    club ? [{ id: club.id, name: club.name }] : [],
  );
  return clubs.filter(({ id }, at) => clubs.findIndex((other) => other.id === id) === at);
}
