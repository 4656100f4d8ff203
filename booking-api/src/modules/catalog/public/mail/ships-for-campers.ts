import type { Queries } from '../../../../platform/database/database.ts';

/** Whether a brand's travelers are campers: children, for whom a parent books. */
export async function shipsForCampers(db: Queries, brandId: number): Promise<boolean> {
  const brand = await db.selectFrom('brands').select('words').where('id', '=', brandId).executeTakeFirst();
  return brand?.words.traveler_word === 'camper';
}
