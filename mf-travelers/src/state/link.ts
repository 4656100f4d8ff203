import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import { isLinkedQuantity, linkedQuantities, sizesOfSku } from '@sendahead/shared-contracts/page/link-words';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { composeText } from '@sendahead/shared-contracts/validation/text-filter';
import { filterTyped } from './filter-typed.ts';
import { readRowsOfLink } from './link-rows.ts';
import type { PersonField } from './state.ts';

type Query = Readonly<Record<string, string>>;

/** The page address's values for travelers and bags, without unusable values. */
export interface TravelersLink {
  /** RT-13: of the first traveler. */
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  };
  /** RT-14, OPEN-11: bags of these sizes, in the order of the address, each occurrence one. */
  readonly sizes: readonly { readonly line: string; readonly size: string }[];
  /** RT-16: bags per line. */
  readonly counts: Readonly<Record<string, number>>;
  /** RT-17: bags named one by one, by traveler. */
  readonly travelers: readonly Traveler[];
  /** RT-11 */
  readonly luggageFirst: boolean;
}

function readCounts(query: Query, lines: readonly ProductLine[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name, lines: keys } of linkedQuantities) {
    const text = query[name]?.trim() ?? '';
    const key = keys.find((wanted) => lines.some((line) => line.key === wanted));
    if (key && isLinkedQuantity(text))
      counts[key] = Math.min((counts[key] ?? 0) + Number(text), limits.quantityPerLine);
  }
  return counts;
}

const readSizes = (query: Query, lines: readonly ProductLine[]): TravelersLink['sizes'] =>
  (query.product ?? '').split(',').flatMap((sku) => sizesOfSku(sku, lines));

/** Filters a text from a link as if it had been typed in its field. */
const typedAs = (field: PersonField, text = ''): string =>
  filterTyped(field, composeText(text).replace(/[<>\p{C}]/gu, '')).text.trim();

/**
 * RT-13: the first word of the name is the first name; its 19 characters are a limit of the label. Characters that no name has
 * are left out.
 */
function readName(text: string): Pick<TravelersLink['person'], 'firstName' | 'lastName'> {
  const name = typedAs('firstName', text);
  const [firstName = '', ...others] = name.split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

/** RT-11, RT-13, RT-14, RT-16: reads the page's query; null if it has no values for travelers. */
export function readTravelersLink(query: Query, brand: Pick<Brand, 'product_lines'>): TravelersLink | null {
  const link: TravelersLink = {
    person: {
      ...readName(query.travname ?? ''),
      email: typedAs('email', query.travemail),
      phone: typedAs('phone', query.travphone),
    },
    sizes: readSizes(query, brand.product_lines),
    counts: readCounts(query, brand.product_lines),
    travelers: readRowsOfLink(query, brand),
    luggageFirst: query.luggage === 'true',
  };
  const says =
    Object.values(link.person).some(Boolean) ||
    link.sizes.length > 0 ||
    Object.keys(link.counts).length > 0 ||
    link.travelers.length > 0 ||
    link.luggageFirst;
  return says ? link : null;
}
