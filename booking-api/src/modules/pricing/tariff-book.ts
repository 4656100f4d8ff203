import { type SqlBool, sql } from 'kysely';
import type { Queries } from '../../platform/database.ts';
import type { ProductRow } from '../catalog/store.ts';
import type { PickupFeeRow, ServiceLevel } from './store.ts';
import type { RateSheet } from './tariff/rate-sheet.ts';

/** All that prices are made of and that does not depend on the shipment. */
export type TariffBook = {
  sheet: RateSheet;
  levels: ServiceLevel[];
  fees: PickupFeeRow[];
  products: Map<string, ProductRow>;
  /** Cover -> price, both in cents. */
  insurances: Map<number, number>;
  /** Slugs of the brands that offer hourly pickup (BR-06). */
  hourlyBrands: ReadonlySet<string>;
  /** Covers in cents of the brands that do not sell them all. */
  brandCovers: ReadonlyMap<string, readonly number[]>;
};

type BookRow = {
  sheet: RateSheet;
  levels: ServiceLevel[];
  fees: PickupFeeRow[];
  products: ProductRow[];
  insurances: { cover_cents: number; price_cents: number }[];
  hourly: string[];
  covers: Record<string, number[]> | null;
};

/** Books by database, date and state of its tables; the oldest goes when there are too many. */
const known = new Map<string, TariffBook>();
const mostKnown = 64;

/**
 * The tariff that holds on a date. Every price asks for it and it hardly ever changes, so that only its state is asked
 * for each time; a row that was added, changed or removed makes another state. Before the first sheet comes into effect,
 * that one holds.
 */
export async function loadTariffBook(db: Queries, date: string): Promise<TariffBook> {
  const state = `${date} ${await stateOfTables(db)}`;
  const found = known.get(state);
  if (found) return found;
  const book = await readTariffBook(db, date);
  known.set(state, book);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return book;
}

/** Which rows the tariff's tables hold: their number, and the transactions that wrote them. */
async function stateOfTables(db: Queries): Promise<string> {
  const { rows } = await sql<{ state: string }>`select concat_ws(' ', current_database(),
    (select concat(count(*), ':', sum(xmin::text::bigint)) from rate_sheets),
    (select concat(count(*), ':', sum(xmin::text::bigint)) from service_levels),
    (select concat(count(*), ':', sum(xmin::text::bigint)) from pickup_fees),
    (select concat(count(*), ':', sum(xmin::text::bigint)) from products),
    (select concat(count(*), ':', sum(xmin::text::bigint)) from insurance_options),
    (select concat(count(*), ':', sum(xmin::text::bigint)) from brands)) as state`.execute(db);
  return rows[0]?.state ?? '';
}

/** All of it in one question: five would cost five times the way to the database. */
async function readTariffBook(db: Queries, date: string): Promise<TariffBook> {
  const list = (table: string, order: string) =>
    sql`(select json_agg(t order by t.${sql.ref(order)}) from ${sql.table(table)} t)`;
  const { rows } = await sql<BookRow>`select
    (select sheet from rate_sheets order by ${inEffect(date)} desc, abs(effective_from - ${date}::date), version desc limit 1) as sheet,
    ${list('service_levels', 'position')} as levels,
    ${list('pickup_fees', 'position')} as fees,
    ${list('products', 'position')} as products,
    ${list('insurance_options', 'cover_cents')} as insurances,
    array(select slug from brands where words -> 'hourly_pickup' = 'true') as hourly,
    (select json_object_agg(slug, words -> 'insurance_covers') from brands where words ? 'insurance_covers') as covers`.execute(
    db,
  );
  const [row] = rows;
  if (!row?.sheet) throw new Error('the database holds no rate sheet');
  return {
    sheet: row.sheet,
    levels: row.levels,
    fees: row.fees,
    products: new Map(row.products.map((product) => [product.id, product])),
    insurances: new Map(row.insurances.map((option) => [option.cover_cents, option.price_cents])),
    hourlyBrands: new Set(row.hourly),
    brandCovers: new Map(Object.entries(row.covers ?? {})),
  };
}

/** The sizes of every line, and the covers that the brand sells; they may be fewer than all. */
export function catalogOf(book: TariffBook, brand: string): Pick<TariffBook, 'products' | 'insurances'> {
  const covers = book.brandCovers.get(brand);
  if (!covers) return book;
  const sold = [...book.insurances].filter(([cover]) => covers.includes(cover));
  return { products: book.products, insurances: new Map(sold) };
}

const inEffect = (date: string) => sql<SqlBool>`effective_from <= ${date}::date`;
