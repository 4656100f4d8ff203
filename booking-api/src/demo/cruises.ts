import type pg from 'pg';
import { insertNew } from '../reference/write-rows.ts';

/** Invented lines and ships: a demo port (by its index), a day of the week, and nights. */
const fleets: Readonly<
  Record<string, readonly (readonly [ship: string, port: number, weekday: number, nights: number])[]>
> = {
  'Aurora Line': [
    ['Aurora Borealis', 11, 5, 7],
    ['Aurora Dawn', 1, 0, 7],
    ['Aurora Skye', 12, 6, 10],
  ],
  'Coral & Tide': [
    ['Coral Wind', 1, 6, 7],
    ['Coral Harbor', 4, 1, 4],
    ['Tide of Joy', 6, 0, 7],
  ],
  'Meridian Voyages': [
    ['Meridian One', 2, 6, 7],
    ['Meridian Pacific', 8, 6, 7],
  ],
  'Palmetto Cruises': [
    ['Palmetto Star', 5, 0, 5],
    ['Palmetto Pearl', 7, 6, 7],
  ],
};
const firstPort = 5001;

function inventCruises() {
  return Object.entries(fleets)
    .flatMap(([line, ships]) => ships.map((ship) => [line, ...ship] as const))
    .map(([line, ship, port, weekday, nights], index) => ({
      id: index + 1,
      line,
      ship,
      port_id: firstPort + port - 1,
      weekday,
      nights,
    }));
}

export const seedCruises = (client: pg.Client): Promise<void> =>
  insertNew(client, 'cruise_ships', ['id'], inventCruises());
