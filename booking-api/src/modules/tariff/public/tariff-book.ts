import type { LineCountries } from '@sendahead/shared-contracts/catalog/offered-lines';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { ProductRow } from '../../catalog/public/store.ts';
import type { ContractPrice } from './contract-price.ts';
import type { RateSheet } from './rate-sheet.ts';
import type { PickupFeeRow, ServiceLevel } from './store.ts';

/** All inputs of prices that do not depend on the shipment. */
export type TariffBook = {
  sheet: RateSheet;
  levels: ServiceLevel[];
  fees: PickupFeeRow[];
  /** CO-96: each club's contracts, by club id, for all days. */
  contracts: Contracts;
  products: Map<string, ProductRow>;
  /** TR-17: the countries between which each line ships, by line key. */
  lines: ReadonlyMap<string, LineCountries>;
  /** Coverage -> price, both in cents. */
  insurances: Map<number, number>;
  /** Slugs of the brands with hourly pickup (BR-06). */
  hourlyBrands: ReadonlySet<string>;
  /** Keys of each brand's lines. */
  brandLines: ReadonlyMap<string, readonly string[]>;
  /** Coverages in cents of the brands that do not sell all. */
  brandCovers: ReadonlyMap<string, readonly number[]>;
};

/** Contract prices by the id of their club. */
export type Contracts = ReadonlyMap<number, readonly ContractPrice[]>;

type BookRow = {
  sheet: RateSheet | null;
  levels: ServiceLevel[];
  fees: PickupFeeRow[];
  contracts: ContractPrice[] | null;
  products: ProductRow[];
  lines: (LineCountries & { key: string })[];
  insurances: { cover_cents: number; price_cents: number }[];
  hourly: string[];
  sold: Record<string, string[]> | null;
  covers: Record<string, number[]> | null;
};

/** Whether any sheet was ever published; without one there are no prices. */
export async function hasSheets(db: Queries): Promise<boolean> {
  const row = await db.selectFrom('rate_sheets').select('version').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The tariff in force on a date. Before the first sheet takes effect, that sheet applies. */
export const loadTariffBook = (db: Queries, reference: Reference, date: string): Promise<TariffBook> =>
  reference.remember(['tariff', date], () => readTariffBook(db, date));

/**
 * All of it in one query, because five would cost five round trips to the database. `otherwise` is for a shop
 * without a sheet. Throws Refusal `unavailable` without either.
 */
export async function readTariffBook(db: Queries, date: string, otherwise?: RateSheet): Promise<TariffBook> {
  const list = (table: string, order: string) =>
    sql`(select json_agg(t order by t.${sql.ref(order)}) from ${sql.table(table)} t)`;
  const { rows } = await sql<BookRow>`select
    (select sheet from rate_sheets where tariff = 'standard' and valid @> ${date}::date) as sheet,
    ${list('service_levels', 'position')} as levels,
    ${list('pickup_fees', 'position')} as fees,
    (select json_agg(json_build_object('id', id, 'clubId', club_id, 'brand', brand, 'line', line, 'carrier', carrier,
      'tenths', tenths, 'firstDay', first_day, 'lastDay', last_day)) from contract_prices where not isempty(valid)) as contracts,
    ${list('products', 'position')} as products,
    ${list('product_lines', 'key')} as lines,
    ${list('insurance_options', 'cover_cents')} as insurances,
    array(select slug from brands where words -> 'hourly_pickup' = 'true') as hourly,
    (select json_object_agg(slug, line_keys) from brands) as sold,
    (select json_object_agg(slug, words -> 'insurance_covers') from brands where words ? 'insurance_covers') as covers`.execute(
    db,
  );
  const [row] = rows;
  // A new database has no tariff until staff add one.
  const sheet = row?.sheet ?? otherwise;
  if (!row || !sheet) throw refuse('unavailable');
  return {
    sheet,
    levels: row.levels,
    fees: row.fees,
    contracts: Map.groupBy(row.contracts ?? [], ({ clubId }) => clubId),
    products: new Map(row.products.map((product) => [product.id, product])),
    lines: new Map(row.lines.map((line) => [line.key, line])),
    insurances: new Map(row.insurances.map((option) => [option.cover_cents, option.price_cents])),
    hourlyBrands: new Set(row.hourly),
    brandLines: new Map(Object.entries(row.sold ?? {})),
    brandCovers: new Map(Object.entries(row.covers ?? {})),
  };
}

/** The brand's sizes and coverages; they may be fewer than all. An unknown brand sells nothing. */
export function catalogOf(book: TariffBook, brand: string): Pick<TariffBook, 'products' | 'insurances'> {
  const lines = book.brandLines.get(brand) ?? [];
  const covers = book.brandCovers.get(brand);
  const sizes = [...book.products].filter(([, { line_key }]) => lines.includes(line_key));
  const sold = [...book.insurances].filter(([cover]) => covers?.includes(cover) ?? true);
  return { products: new Map(sizes), insurances: new Map(sold) };
}
