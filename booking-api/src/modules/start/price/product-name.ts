import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { readProductNames } from '../../tariff/public/carriers.ts';
import type { TariffBook } from '../../tariff/public/tariff-book.ts';
import type { BoxContext } from './plan-leg.ts';

/**
 * A carrier's own name for a product. Of two services by the same product, the later one gets the booking's
 * name, and so does one that takes several days, which must not be called overnight.
 */
export async function productName(
  { db, reference }: Pick<BoxContext, 'db' | 'reference'>,
  { levels }: TariffBook,
  { carrier_service_level_id: id, service_name: name, transit_days: days }: ServiceOption,
): Promise<string> {
  const names = await reference.remember(['names of carrier products'], () => readProductNames(db));
  const code = levels.find((level) => level.id === id)?.product_code;
  const isFirst = levels.every((level) => level.product_code !== code || level.id >= id);
  const title = serviceTitle('', name, days);
  return (isFirst && code && title === serviceTitle('', name) && names.get(code)) || title;
}
