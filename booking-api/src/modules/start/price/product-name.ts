import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { readProductNames } from '../../tariff/public/carriers.ts';
import type { TariffBook } from '../../tariff/public/tariff-book.ts';
import type { BoxContext } from './plan-leg.ts';

/** A carrier's own name of what it sells. */
export async function productName(
  { db, reference }: Pick<BoxContext, 'db' | 'reference'>,
  { levels }: TariffBook,
  { carrier_service_level_id: id, service_name: name }: ServiceOption,
): Promise<string> {
  const names = await reference.remember(['names of carrier products'], () => readProductNames(db));
  const code = levels.find((level) => level.id === id)?.product_code;
  return (code && names.get(code)) || name;
}
