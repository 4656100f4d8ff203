import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import { shipmentFormSchema } from '@sendahead/shared-contracts/ship-form/schema';
import { readTravelers } from '@sendahead/shared-contracts/ship-form/travelers';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';

/** RT-17: `traveler[1][luggage][0][size]`; travelers count from 1, rows from 0. */
const rowField =
  /^traveler\[(\d{1,2})\]\[(\w+)\]\[(\d{1,2})\]\[(size|product_insurance|misc_info|traveler_package_type)\]$/;

type Rows = Record<string, Record<string, Record<string, Record<string, string>>>>;

/** RT-17: the bags that the page's address names by the fields of the form, for lines and sizes that the brand has. */
export function readRowsOfLink(
  query: Readonly<Record<string, string>>,
  { product_lines }: Pick<Brand, 'product_lines'>,
): readonly Traveler[] {
  const rows: Rows = {};
  for (const [name, value] of Object.entries(query)) {
    const [, traveler = '', line = '', row = '', field = ''] = rowField.exec(name) ?? [];
    const productLine = product_lines.find(({ key }) => key === line);
    const isPossible =
      Number(traveler) >= 1 &&
      Number(traveler) <= limits.travelersPerCart &&
      Number(row) < limits.quantityPerLine &&
      (field !== 'size' || productLine?.products.some(({ id }) => id === value));
    if (!productLine || !isPossible) continue;
    const before = rows[traveler]?.[line]?.[row];
    const ofLine = { ...rows[traveler]?.[line], [row]: { ...before, [field]: value } };
    rows[traveler] = { ...rows[traveler], [line]: ofLine };
  }
  const form = shipmentFormSchema.safeParse({ traveler: rows });
  return (form.success && readTravelers(form.data)) || [];
}
