import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import {
  type AnswerProblem,
  type BrandRules,
  contentsProblem,
  gradeProblem,
  packagingProblem,
} from '@sendahead/shared-contracts/travelers/rules';
import { readBrand } from '../../../modules/catalog/public/store.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';

const at = (path: string, problem: AnswerProblem): FieldError[] =>
  problem === null ? [] : [{ path, code: problem }];

/**
 * VL-22, VL-24, VL-25: a brand's requirements for travelers and bags of an order, by the page's own rules.
 */
export async function brandErrors(
  trx: Queries,
  form: ShipmentForm,
  slug: string,
  reference: Reference,
): Promise<FieldError[]> {
  const brand = await reference.remember(['brand by slug', slug], () => readBrand(trx, slug));
  return brand ? errorsBy(brand, form) : [];
}

function errorsBy(rules: BrandRules, form: ShipmentForm): FieldError[] {
  return (readShipForm(form).travelers ?? []).flatMap((traveler) => {
    const path = `traveler.${traveler.id}`;
    return [
      ...at(`${path}.t_upcoming_grade`, gradeProblem(rules, traveler)),
      ...traveler.lines.flatMap(({ line: key, rows }) => {
        const line = rules.product_lines.find((sold) => sold.key === key);
        if (!line) return [];
        return rows.flatMap((row, index) => [
          ...at(`${path}.${key}.${index}.traveler_package_type`, packagingProblem(rules, line, row)),
          ...at(`${path}.${key}.${index}.misc_info`, contentsProblem(line, row)),
        ]);
      }),
    ];
  });
}
