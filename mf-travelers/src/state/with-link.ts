import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import { countLine } from './line-count.ts';
import type { TravelersLink } from './link.ts';
import { readPhone } from './phone.ts';
import type { LineState, TravelerState, TravelersState } from './state.ts';

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
  return {
    ...traveler,
    person: { ...person, ...named, email: email || person.email },
    phone: link.person.phone === '' ? phone : readPhone(link.person.phone),
    lines: lines.map((state) => {
      const line = brand.product_lines.find(({ key }) => key === state.line);
      return line ? linkedLine(state, line, link) : state;
    }),
  };
}

/** What the address says, laid over what stands there: all of it goes to the first traveler. */
export function withLink(
  state: TravelersState,
  link: TravelersLink | null,
  brand: Pick<Brand, 'product_lines'>,
): TravelersState {
  if (!link) return state;
  return {
    ...state,
    luggageFirst: link.luggageFirst,
    travelers: state.travelers.map((traveler, index) =>
      index === 0 ? linkedTraveler(traveler, link, brand) : traveler,
    ),
  };
}
