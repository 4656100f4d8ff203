import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { territories } from '../../../modules/geo/public/place-key.ts';
import { findPlace } from '../../../modules/geo/public/store.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** Countries whose codes are all in the table. */
const isTabled = (country: string): boolean => country === 'US' || territories.has(country);

/** CH-07: ends with an unknown zip that differs from `before`: no carrier can be asked about them. */
export async function unknownZips(
  db: Queries,
  form: ShipmentForm,
  before: ShipmentForm,
): Promise<FieldError[]> {
  const ends = await Promise.all(
    (['o', 'd'] as const).map(async (end) => {
      const path = `${end}_zip` as const;
      const [zip, country] = [form[path] ?? '', form[`${end}_country`] ?? 'US'];
      if (zip === '' || zip === before[path] || !isTabled(country)) return [];
      return (await findPlace(db, country, zip)) ? [] : [{ path, code: 'zip_not_known' }];
    }),
  );
  return ends.flat();
}
