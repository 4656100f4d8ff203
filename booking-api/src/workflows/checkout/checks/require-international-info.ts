import {
  internationalInfoGaps,
  internationalInfoRequired,
  leavesBeforeBags,
  noInternationalInfo,
} from '@sendahead/shared-contracts/preferences/rules';
import { readInternationalInfo } from '../../../modules/preferences/public/store.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PricedCart } from '../context.ts';

/**
 * PY-14, OPEN-44: between two countries the traveler's days are saved before anything is ordered; for an amendment, with
 * its own cart or with the order. Throws Refusal `international_info_required` with what lacks, or a departure
 * before the bags arrive.
 */
export async function requireInternationalInfo(
  trx: Queries,
  cartId: string,
  { countries, shipment }: Pick<PricedCart, 'countries' | 'shipment'>,
  orderId: string | null,
): Promise<void> {
  if (!countries || !internationalInfoRequired(countries.origin, countries.destination)) return;
  const saved = await readInternationalInfo(trx, cartId, orderId ?? undefined);
  // Nothing is saved without consent.
  const info = saved ? { ...saved, terms: true } : noInternationalInfo;
  const gaps = internationalInfoGaps(
    info,
    shipment.legs.some(({ leg }) => leg === 'return'),
  );
  if (gaps.length > 0)
    throw new Refusal(422, 'international_info_required', {
      fields: gaps.map((gap) => ({ path: `international_info.${gap}`, code: 'required' })),
    });
  // The days of an order are not entered again when it is changed.
  const outbound = orderId === null ? shipment.legs.find(({ leg }) => leg === 'outbound') : undefined;
  if (leavesBeforeBags(info, outbound?.arrival_date ?? null))
    throw new Refusal(422, 'international_info_required', {
      fields: [{ path: 'international_info.date_of_departure', code: 'before_bags' }],
    });
}
