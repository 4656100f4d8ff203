import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { lengths, limits } from '@sendahead/shared-contracts/constants';
import { isEmail, isName, isPhoneText } from '@sendahead/shared-contracts/validation/person';

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

/** RT-16, OPEN-10: the parameters of each line. Where a brand has no line for bags or for skis and boards, the next is meant. */
const quantities: readonly { readonly name: string; readonly lines: readonly string[] }[] = [
  { name: 'bagqty', lines: ['bag', 'golf'] },
  { name: 'golfqty', lines: ['golf'] },
  { name: 'luggageqty', lines: ['luggage'] },
  { name: 'skisboardsqty', lines: ['ski_snowboard', 'ski'] },
  { name: 'skiqty', lines: ['ski'] },
  { name: 'snowboardqty', lines: ['snowboard'] },
  { name: 'snowbootqty', lines: ['snowboot'] },
  { name: 'bikeqty', lines: ['bike'] },
  { name: 'boxqty', lines: ['box'] },
  { name: 'trunkqty', lines: ['trunk'] },
];

function readCounts(query: Query, lines: readonly ProductLine[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name, lines: keys } of quantities) {
    const text = query[name]?.trim() ?? '';
    const key = keys.find((wanted) => lines.some((line) => line.key === wanted));
    if (key && /^\d{1,9}$/.test(text)) counts[key] = Math.min(Number(text), limits.quantityPerLine);
  }
  return counts;
}

const readSizes = (query: Query, lines: readonly ProductLine[]): TravelersLink['sizes'] =>
  (query.product ?? '').split(',').flatMap((text) => {
    const sku = text.trim().toUpperCase();
    return lines.flatMap((line) =>
      line.products
        .filter(({ sku_prefix }) => `${sku}-`.startsWith(`${sku_prefix.toUpperCase()}-`))
        .map(({ id }) => ({ line: line.key, size: id })),
    );
  });

/** RT-13: the name as it fits a label; its first word is the first name. */
function readName(text: string): Pick<TravelersLink['person'], 'firstName' | 'lastName'> {
  const name = [...text.trim()].slice(0, lengths.travelerName).join('').trim();
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
