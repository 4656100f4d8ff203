import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import { isLinkedQuantity, linkedQuantities, sizesOfSku } from '@sendahead/shared-contracts/page/link-words';
import { isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import { isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';
import { composeText } from '@sendahead/shared-contracts/validation/text-filter';

type Query = Readonly<Record<string, string>>;

/** What the page's address says of travelers and bags. Values that say nothing usable are not here. */
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
  /** RT-11 */
  readonly luggageFirst: boolean;
}

function readCounts(query: Query, lines: readonly ProductLine[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name, lines: keys } of linkedQuantities) {
    const text = query[name]?.trim() ?? '';
    const key = keys.find((wanted) => lines.some((line) => line.key === wanted));
    if (key && isLinkedQuantity(text)) counts[key] = Math.min(Number(text), limits.quantityPerLine);
  }
  return counts;
}

const readSizes = (query: Query, lines: readonly ProductLine[]): TravelersLink['sizes'] =>
  (query.product ?? '').split(',').flatMap((sku) => sizesOfSku(sku, lines));

/** RT-13: the first word of the name is the first name; its 19 characters are a limit of the label. */
function readName(text: string): Pick<TravelersLink['person'], 'firstName' | 'lastName'> {
  const name = composeText(text).trim();
  if (!isName(name)) return { firstName: '', lastName: '' };
  const [firstName = '', ...others] = name.split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

const kept = (text: string | undefined, holds: (text: string) => boolean): string => {
  const trimmed = text?.trim() ?? '';
  return holds(trimmed) ? trimmed : '';
};

/** RT-11, RT-13, RT-14, RT-16: reads the page's query; null when it says nothing of travelers. */
export function readTravelersLink(query: Query, brand: Pick<Brand, 'product_lines'>): TravelersLink | null {
  const link: TravelersLink = {
    person: {
      ...readName(query.travname ?? ''),
      email: kept(query.travemail, isEmail),
      phone: kept(query.travphone, isPhoneText),
    },
    sizes: readSizes(query, brand.product_lines),
    counts: readCounts(query, brand.product_lines),
    luggageFirst: query.luggage === 'true',
  };
  const says =
    Object.values(link.person).some(Boolean) ||
    link.sizes.length > 0 ||
    Object.keys(link.counts).length > 0 ||
    link.luggageFirst;
  return says ? link : null;
}
