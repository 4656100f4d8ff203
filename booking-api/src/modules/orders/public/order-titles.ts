import type { Queries } from '../../../platform/database/database.ts';

/** The titles of orders on a list: their numbers, travelers and bags, by id. */
export async function orderTitles(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { displayId: string; travelers: string; items: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'display_id', 'shipment'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, display_id, shipment }) => [
      id,
      {
        displayId: display_id,
        travelers: shipment.travelers.map(({ name }) => name).join(', '),
        items: shipment.travelers.flatMap(({ items }) => items).join(', '),
      },
    ]),
  );
}
