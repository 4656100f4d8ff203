import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { readProductNames } from '../../tariff/public/carriers.ts';
import type { TariffBook } from '../../tariff/public/tariff-book.ts';
import type { BoxContext } from './plan-leg.ts';

/** A carrier's own name of what it sells. Of two services by the same product, the later one has the booking's name. */
export async function productName(
  { db, reference }: Pick<BoxContext, 'db' | 'reference'>,
  { levels }: TariffBook,
  { carrier_service_level_id: id, service_name: name }: ServiceOption,
): Promise<string> {
  const names = await reference.remember(['names of carrier products'], () => readProductNames(db));
  const code = levels.find((level) => level.id === id)?.product_code;
  const isFirst = levels.every((level) => level.product_code !== code || level.id >= id);
  return (isFirst && code && names.get(code)) || serviceTitle('', name);
}
