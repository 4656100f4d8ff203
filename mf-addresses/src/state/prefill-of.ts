import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { TextField } from './state.ts';

/** The page address's values for one end (RT-03 to RT-05). */
export interface EndPrefill {
  /** Filled in immediately. */
  readonly first: Partial<Record<TextField, string>>;
  /** State, zip and city: RT-06 fills them 2 s later, after the country's own form is there. */
  readonly later: Partial<Record<TextField, string>>;
  /** RT-05, OPEN-17: a club by id or name; other text is searched. */
  readonly place: string | null;
}

const firstFields: readonly (readonly [string, TextField])[] = [
  ['country', 'country'],
  ['address', 'address1'],
  ['company', 'companyName'],
  ['contact', 'contact'],
  ['phone', 'phone'],
];
const laterFields: readonly (readonly [string, TextField])[] = [
  ['zip', 'zip'],
  ['city', 'city'],
  ['state', 'state'],
];
const placeNames: Readonly<Record<ShipEnd, string>> = { origin: 'shipping_from', destination: 'shipping_to' };

/** RT-08: the place of a camp belongs to the end that the direction names, under either parameter. */
function placeOf(query: Readonly<Record<string, string>>, end: ShipEnd): string | null {
  const named = (of: ShipEnd) => query[placeNames[of]]?.trim() || null;
  const camp = campEnd(query);
  if (camp === null) return named(end);
  const both = named('origin') !== null && named('destination') !== null;
  if (both) return named(end);
  return end === camp ? (named('origin') ?? named('destination')) : null;
}

/** Reads one end of the query; null if the query has no values for it. */
export function prefillOf(query: Readonly<Record<string, string>>, end: ShipEnd): EndPrefill | null {
  const prefix = end === 'origin' ? 'o' : 'd';
  const pick = (fields: readonly (readonly [string, TextField])[]) =>
    Object.fromEntries(
      fields.flatMap(([name, field]) => {
        const value = query[`${prefix}_${name}`]?.trim();
        return value ? [[field, name === 'country' ? value.toUpperCase() : value]] : [];
      }),
    );
  const prefill = {
    first: pick(firstFields),
    later: pick(laterFields),
    place: placeOf(query, end),
  };
  const says =
    prefill.place !== null || Object.keys(prefill.first).length + Object.keys(prefill.later).length > 0;
  return says ? prefill : null;
}

/** RT-09, OPEN-16: the booking belongs to a cruise. */
export const isCruise = ({ cruises, cruise_line }: Readonly<Record<string, string>>): boolean =>
  cruises === 'true' || Boolean(cruise_line?.trim());

/** RT-08, OPEN-15: to_camp puts the camp at the destination, from_camp at the origin. */
export function campEnd(query: Readonly<Record<string, string>>): ShipEnd | null {
  if (query.direction === 'to_camp') return 'destination';
  return query.direction === 'from_camp' ? 'origin' : null;
}
