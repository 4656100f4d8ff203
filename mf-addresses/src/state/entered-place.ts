import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { EndState } from './state.ts';
import { withStreetOfPlace } from './street-at.ts';

export type Town = Pick<ShipPoint, 'city' | 'state'>;

/** "St. Louis" and "Saint Louis" are one town. */
const plain = (city: string): string =>
  city
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(
      /^(st|ste|ft|mt) /,
      (short) => `${{ st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }[short.trim()]} `,
    )
    .trim();

const isOther = (entered: string, known: string): boolean =>
  plain(entered) !== '' && plain(known) !== '' && plain(entered) !== plain(known);

/** Whether a city or state that was entered contradicts the place of a zip. */
export const contradicts = (entered: Town, place: Town): boolean =>
  isOther(entered.city, place.city) || isOther(entered.state, place.state);

/** The contradiction between a zip and an entered place. */
export interface Contradiction {
  /** The place of the zip. */
  readonly place: Town;
  readonly entered: Town;
  /** The current text of the fields. */
  readonly now: 'place' | 'entered';
}

/** AD-19: the contradiction at this end, once its fields were left; null if there is no contradiction. */
export function contradictionOf({ zip, point, blurred, split }: EndState): Contradiction | null {
  if (point.kind !== 'other' || !zip.place) return null;
  if (zip.replaced) return { place: zip.place, entered: zip.replaced, now: 'place' };
  const { city, state } = point;
  const isLeft = split?.before || blurred.includes('city') || blurred.includes('state');
  return isLeft && contradicts({ city, state }, zip.place)
    ? { place: zip.place, entered: { city, state }, now: 'entered' }
    : null;
}

/** AD-19: the fields with the other place of a contradiction; nothing of either is lost. */
export function withOtherPlace(state: EndState): EndState {
  const found = contradictionOf(state);
  if (!found) return state;
  const { place, entered, now } = found;
  const { replaced: _, ...zip } = state.zip;
  return now === 'place'
    ? {
        ...state,
        point: { ...state.point, ...entered },
        blurred: [...new Set([...state.blurred, 'city' as const])],
        zip: { ...zip, entered: true },
      }
    : withStreetOfPlace({
        ...state,
        point: { ...state.point, ...place },
        zip: { ...zip, replaced: entered },
      });
}
