import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { freeInsuranceCents } from '@sendahead/shared-contracts/constants';
import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import { findTypedPlace, type TypedPlace } from '../../geo/public/find-typed-place.ts';
import { splitDetail, wordsBeforePlace } from '../../geo/public/typed-detail.ts';
import type { BoxItem } from './form.ts';
import type { BoxFields } from './trip.ts';

export type ReadTrip =
  | { readonly is: 'trip'; readonly from: TypedPlace; readonly to: TypedPlace; readonly item: BoxItem }
  /** One of the places is empty, or unknown to us. */
  | {
      readonly is: 'unclear';
      readonly from: TypedPlace | null;
      readonly to: TypedPlace | null;
    };

/** The item of the box as the booking first selects it. */
export function boxItemOf(
  { product_lines, default_cover_cents }: Pick<Brand, 'product_lines' | 'default_cover_cents'>,
  { item, count }: Pick<BoxFields, 'item' | 'count'>,
): BoxItem {
  const line = product_lines.find(({ products }) => products.some(({ id }) => id === item));
  const sku = line?.products.find(({ id }) => id === item)?.sku_prefix ?? '';
  return {
    line: line?.key ?? '',
    size: item,
    sku,
    count,
    coverCents: default_cover_cents ?? freeInsuranceCents,
  };
}

/** AD-32: a town with the words typed before it, which the field keeps and the booking gets. */
async function withDetail(db: Queries, text: string, place: TypedPlace | null): Promise<TypedPlace | null> {
  if (place?.is !== 'town') return place;
  const before = await wordsBeforePlace(db, text, place.place);
  return before === ''
    ? place
    : { ...place, label: `${before}, ${place.label}`, detail: splitDetail(before) };
}

/** The places and the item in the fields. */
export async function readTrip(
  { db, reference }: { db: Queries; reference: Reference },
  brand: Brand,
  fields: BoxFields,
): Promise<ReadTrip> {
  const find = (text: string) =>
    reference.remember(['typed place', brand.slug, text.toLowerCase()], () =>
      findTypedPlace(db, text, brand.slug),
    );
  const read = async (text: string) => withDetail(db, text, await find(text));
  const [from, to] = [await read(fields.from), await read(fields.to)];
  if (!from || !to) return { is: 'unclear', from, to };
  return { is: 'trip', from, to, item: boxItemOf(brand, fields) };
}
