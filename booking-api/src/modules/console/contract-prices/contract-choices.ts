import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { ContractPriceFields } from '@sendahead/shared-contracts/console/contract-price-calls';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readBrand } from '../../catalog/public/store.ts';
import { readCarriers } from '../../tariff/public/carriers.ts';
import { type ContractRow, type ContractTerms, overlaps } from '../../tariff/public/contract-store.ts';

type Choice = { value: string; name: string };

/** The choices that can limit a contract of a club, and the brands themselves. */
export type ContractChoices = { brands: Choice[]; lines: Choice[]; carriers: Choice[]; sold: Brand[] };

/** The brands of a club, the product lines that they sell, and all carriers. */
export async function readChoices(db: Queries, slugs: readonly string[]): Promise<ContractChoices> {
  const [carriers, ...brands] = await Promise.all([
    readCarriers(db),
    ...slugs.map((slug) => readBrand(db, slug)),
  ]);
  const sold = brands.filter((brand) => brand !== undefined);
  const lines = new Map(
    sold.flatMap(({ product_lines }) => product_lines.map(({ key, name }) => [key, name])),
  );
  return {
    brands: sold.map(({ slug, name }) => ({ value: slug, name: name.replace(/^Sendahead /, '') })),
    lines: [...lines].map(([value, name]) => ({ value, name })),
    carriers: carriers.map(({ carrier, name }) => ({ value: carrier, name })),
    sold,
  };
}

/** The name of a value; the value itself when the club no longer has it. */
const nameIn = (choices: readonly Choice[], value: string | null): string | null =>
  value === null ? null : (choices.find((choice) => choice.value === value)?.name ?? value);

export const namesOfContract = (
  { brands, lines, carriers }: ContractChoices,
  { brand, line, carrier }: Pick<ContractTerms, 'brand' | 'line' | 'carrier'>,
) => ({ brand: nameIn(brands, brand), line: nameIn(lines, line), carrier: nameIn(carriers, carrier) });

export const termsOfFields = ({ first_day, last_day, ...terms }: ContractPriceFields): ContractTerms => ({
  ...terms,
  firstDay: first_day,
  lastDay: last_day,
});

/**
 * Throws Refusal `invalid` at the invalid fields: choices, days, and days that overlap another row of the
 * same bags.
 */
export function refuseContract(
  choices: ContractChoices,
  present: readonly ContractRow[],
  fields: ContractPriceFields,
  today: CalendarDate,
): void {
  const has = (of: readonly Choice[], value: string | null): boolean =>
    value === null || of.some((choice) => choice.value === value);
  const unknown = (['brand', 'line', 'carrier'] as const).filter(
    (name) => !has(choices[`${name}s`], fields[name]),
  );
  const wrong: FieldError[] = [
    ...unknown.map((name) => ({ path: `fields.${name}`, code: 'unknown' })),
    ...(fields.first_day < today ? [{ path: 'fields.first_day', code: 'past_day' }] : []),
    ...(fields.last_day !== null && fields.last_day < fields.first_day
      ? [{ path: 'fields.last_day', code: 'before_its_start' }]
      : []),
  ];
  if (wrong.length > 0) throw refuse('invalid', wrong);
  if (overlaps(present, termsOfFields(fields)))
    throw refuse('invalid', [{ path: 'fields.first_day', code: 'overlaps' }]);
}
