import { lengths } from '../constants.ts';
import type { Traveler } from './slice.ts';

/** TR-02: first and last name combined, cut to the 19 characters of a carrier label line. */
export const labelName = (traveler: Pick<Traveler, 'firstName' | 'lastName'>): string =>
  `${traveler.firstName.trim()} ${traveler.lastName.trim()}`.trim().slice(0, lengths.travelerName);

const identity = (traveler: Traveler): string =>
  [`${traveler.firstName} ${traveler.lastName}`, traveler.email, traveler.phone]
    .map((part) => part.trim().toLowerCase())
    .join('\n');

/** TR-07: ids of travelers whose name, email and phone equal those of an earlier one. Blank travelers never count. */
export function duplicateTravelers(travelers: readonly Traveler[]): string[] {
  const seen = new Set<string>();
  return travelers.flatMap((traveler) => {
    const key = identity(traveler);
    if (key.trim() === '') return [];
    if (seen.has(key)) return [traveler.id];
    seen.add(key);
    return [];
  });
}

/** TR-08: ids run from '1' without gaps, in order. */
export const renumber = (travelers: readonly Traveler[]): Traveler[] =>
  travelers.map((traveler, index) => ({ ...traveler, id: String(index + 1) }));

export const countItems = (travelers: readonly Traveler[]): number =>
  travelers.reduce((sum, { lines }) => sum + lines.reduce((rows, line) => rows + line.rows.length, 0), 0);
