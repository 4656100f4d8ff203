import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { countLine } from './line-count.ts';
import type { TravelersLink } from './link.ts';
import { readPhone } from './phone.ts';
import { type LineState, newTraveler, type TravelerState, type TravelersState } from './state.ts';

/** The line with the bags of the address: those of a named size first, then as many more as its quantity asks for. */
function linkedLine(state: LineState, line: ProductLine, { sizes, counts }: TravelersLink): LineState {
  const named = sizes.filter((size) => size.line === line.key).slice(0, limits.quantityPerLine);
  const count = Math.max(named.length, counts[line.key] ?? 0);
  if (named.length === 0 && counts[line.key] === undefined) return state;
  const counted = countLine(state, count, line);
  return {
    ...counted,
    rows: counted.rows.map((row, index) => ({ ...row, size: named[index]?.size ?? row.size })),
  };
}

function linkedTraveler(
  traveler: TravelerState,
  link: TravelersLink,
  brand: Pick<Brand, 'product_lines'>,
): TravelerState {
  const { person, phone, lines } = traveler;
  const { firstName, lastName, email } = link.person;
  const named = firstName === '' ? {} : { firstName, lastName };
  // Values that a person could not have typed are marked, not removed.
  const linked = (['email', 'phone'] as const).filter((field) => link.person[field] !== '');
  return {
    ...traveler,
    blurred: [...new Set([...traveler.blurred, ...linked])],
    person: { ...person, ...named, email: email || person.email },
    phone: link.person.phone === '' ? phone : readPhone(link.person.phone),
    lines: lines.map((state) => {
      const line = brand.product_lines.find(({ key }) => key === state.line);
      return line ? linkedLine(state, line, link) : state;
    }),
  };
}

/** RT-17: as many travelers as the address names bags of. */
function withTravelers(
  state: TravelersState,
  { travelers }: TravelersLink,
  brand: Pick<Brand, 'product_lines'>,
): TravelersState {
  const countInLink = Math.max(0, ...travelers.map(({ id }) => Number(id)));
  const missing = Math.max(0, countInLink - state.travelers.length);
  const added = Array.from({ length: missing }, (_, index) => newTraveler(state.nextKey + index, brand));
  return { ...state, travelers: [...state.travelers, ...added], nextKey: state.nextKey + missing };
}

/** RT-17: the bags of one traveler that the address names. */
const withRows = (traveler: TravelerState, fromLink: Traveler | undefined): TravelerState => ({
  ...traveler,
  lines: traveler.lines.map((line) => {
    const rows = fromLink?.lines.find((known) => known.line === line.line)?.rows ?? [];
    return rows.length > 0 ? { ...line, count: rows.length, rows } : line;
  }),
});

/** Applies the address to the current travelers; names, sizes and quantities go to the first. */
export function withLink(
  state: TravelersState,
  link: TravelersLink | null,
  brand: Pick<Brand, 'product_lines'>,
): TravelersState {
  if (!link) return state;
  const all = withTravelers(state, link, brand);
  return {
    ...all,
    luggageFirst: link.luggageFirst,
    travelers: all.travelers.map((traveler, index) => {
      const rows = withRows(
        traveler,
        link.travelers.find(({ id }) => Number(id) === index + 1),
      );
      return index === 0 ? linkedTraveler(rows, link, brand) : rows;
    }),
  };
}
