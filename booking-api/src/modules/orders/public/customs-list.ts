import {
  type CustomsItem,
  type CustomsList,
  customsForms,
} from '@sendahead/shared-contracts/orders/customs-calls';
import { customsKinds } from '@sendahead/shared-contracts/orders/customs-kinds';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { crossesBorder } from '../documents/packing-list.ts';
import { bagKeys } from './bag-keys.ts';
import { type Parcel, parcelsOf } from './parcels.ts';
import type { Order } from './store.ts';

/**
 * The bags of an order that pass through customs, each once: outbound, or on the return for return-only bags.
 */
export function bagsAbroad(parcels: readonly Parcel[]): Parcel[] {
  const abroad = parcels.filter(({ status, carriage }) => status !== 'cancelled' && crossesBorder(carriage));
  const [first] = abroad;
  return abroad.filter(({ leg }) => leg === first?.leg);
}

/** The list of an order, without items of removed bags. Throws Refusal `order_not_international`. */
export async function readCustomsListOf(db: Queries, order: Order): Promise<CustomsList> {
  const bags = bagsAbroad(await parcelsOf(db, order));
  if (bags.length === 0) throw new Refusal(409, 'order_not_international');
  const saved = await db
    .selectFrom('customs_lists')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  const keys = bagKeys(bags);
  const numberNow = (then: number): number => keys.indexOf(saved?.bags[then - 1] ?? '') + 1;
  const [first] = bags;
  return {
    forms: customsForms.filter((form) => form !== 'cn23' || bags.some(({ carriage }) => isPost(carriage))),
    ...(first ? { from_country: first.carriage.from.country, to_country: first.carriage.to.country } : {}),
    bags: bags.map(({ traveler, item }, index) => ({ number: index + 1, traveler, item })),
    items: (saved?.items ?? [])
      .map((item) => ({ ...item, bag: numberNow(item.bag) }))
      .filter(({ bag }) => bag > 0),
    saved_at: saved?.saved_at ?? null,
  };
}

/** Whether bags that are still at home have no customs list yet. */
export async function isCustomsOpen(db: Queries, order: Order): Promise<boolean> {
  const atHome = order.state === 'placed' || order.state === 'labels_ready';
  if (!atHome || !order.shipment.booking?.legs.some(crossesBorder)) return false;
  const abroad = bagsAbroad(await parcelsOf(db, order));
  return abroad.length > 0 && !isListed(await readCustomsListOf(db, order));
}

/** PA-20: whose labels wait for the list. Who prints for others, as staff do, does not know what is in the bags. */
export const listsForCustoms = (order: Pick<Order, 'user_id'>, reader: { id: string }): boolean =>
  order.user_id === reader.id;

/** Throws Refusal `customs_list_missing` where labels wait for the list. */
export async function requireLabelsFree(db: Queries, order: Order, reader: { id: string }): Promise<void> {
  if (listsForCustoms(order, reader) && (await isCustomsOpen(db, order)))
    throw new Refusal(409, 'customs_list_missing');
}

/** The things of a list by the key of their bag. */
export function thingsByBag({
  bags,
  items,
}: Pick<CustomsList, 'bags' | 'items'>): Map<string, CustomsItem[]> {
  return new Map(bagKeys(bags).map((key, index) => [key, items.filter(({ bag }) => bag === index + 1)]));
}

/** The postal service, the only carrier that accepts a CN 23; couriers require an invoice. */
const isPost = ({ carrier }: Pick<Parcel['carriage'], 'carrier'>): boolean =>
  carrier.toUpperCase() === 'USPS';

/** Whether every bag of a list has an item. */
export const isListed = ({ bags, items }: Pick<CustomsList, 'bags' | 'items'>): boolean =>
  bags.every(({ number }) => items.some(({ bag }) => bag === number));

/** Stores a list, replacing the earlier one. The tariff number of the kind is used when none is given. */
export async function keepCustomsList(
  db: Queries,
  orderId: string,
  { bags, items }: Pick<CustomsList, 'bags' | 'items'>,
  now: string,
): Promise<void> {
  const filled = items.map((item) => ({ ...item, hs: item.hs || customsKinds[item.kind].hs }));
  const row = {
    items: sql<CustomsItem[]>`${JSON.stringify(filled)}::jsonb`,
    bags: sql<string[]>`${JSON.stringify(bagKeys(bags))}::jsonb`,
    saved_at: now,
  };
  await db
    .insertInto('customs_lists')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
}
