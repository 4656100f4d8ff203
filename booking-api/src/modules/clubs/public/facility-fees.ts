import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** A facility's own prices: id of the pickup fee -> cents. */
export type FacilityFees = Readonly<Record<string, number>>;

/** The prices set by a facility, as a column of a query on `facilities`. */
export const ownFees = sql<FacilityFees>`(
  select coalesce(json_object_agg(f.fee_id, f.price_cents), '{}') from facility_fees f where f.facility_id = facilities.id)`;

/** Sets a price of a facility, or removes it when `priceCents` is null. */
export async function setFacilityFee(
  db: Queries,
  fee: { facilityId: number; feeId: number; priceCents: number | null; by: string; at: string },
): Promise<void> {
  const { facilityId, feeId, priceCents, by, at } = fee;
  if (priceCents === null) {
    await db
      .deleteFrom('facility_fees')
      .where('facility_id', '=', facilityId)
      .where('fee_id', '=', feeId)
      .execute();
    return;
  }
  const row = { price_cents: priceCents, set_by: by, set_at: at };
  await db
    .insertInto('facility_fees')
    .values({ facility_id: facilityId, fee_id: feeId, ...row })
    .onConflict((conflict) => conflict.columns(['facility_id', 'fee_id']).doUpdateSet(row))
    .execute();
}

/** Replaces the own fees of clubs. */
export async function replaceFees(
  trx: Queries,
  clubs: readonly { id: number; fees: FacilityFees }[],
): Promise<void> {
  if (clubs.length === 0) return;
  await sql`delete from facility_fees where facility_id = any (${clubs.map(({ id }) => id)}::integer[])`.execute(
    trx,
  );
  const rows = clubs.flatMap(({ id, fees }) =>
    Object.entries(fees).map(([feeId, price]) => ({
      facility_id: id,
      fee_id: Number(feeId),
      price_cents: price,
    })),
  );
  if (rows.length > 0)
    await sql`insert into facility_fees (facility_id, fee_id, price_cents)
      select facility_id, fee_id, price_cents from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(facility_id integer, fee_id integer, price_cents integer)`.execute(trx);
}
