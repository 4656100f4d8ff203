import * as z from 'zod/mini';
import type { LegName } from '../orders/leg-name.ts';

/** TR-06, TL-04: the legs of a round trip for some bags. */
export const waySchema = z.enum(['both', 'outbound', 'return']);
export type Way = z.output<typeof waySchema>;

/**
 * A traveler's direction; a release that does not know return-only travelers only states whether there is a
 * return.
 */
export const travelerWay = (traveler: { way?: Way | undefined; roundTrip: boolean }): Way =>
  traveler.way ?? (traveler.roundTrip ? 'both' : 'outbound');

export const isOnLeg = (way: Way, leg: LegName): boolean => way === 'both' || way === leg;

/**
 * TR-06: the kinds with a flag: skis, boards and their boots are one, luggage is one, all others are
 * packages.
 */
export const packageKind = (line: string): 'package' | 'luggage' | 'ski' =>
  line === 'luggage' ? line : /^s(ki|now)/.test(line) ? 'ski' : 'package';
