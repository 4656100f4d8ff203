import type { Selectable } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { ClaimTables } from './tables.ts';

export type StoredClaim = Selectable<ClaimTables['claims']>;
export type StoredFile = Selectable<ClaimTables['claim_files']>;

export const findClaim = (db: Queries, id: string): Promise<StoredClaim | undefined> =>
  db.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks a claim until the transaction ends. */
export const lockClaim = (trx: Queries, id: string): Promise<StoredClaim | undefined> =>
  trx.selectFrom('claims').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const claimsOf = (db: Queries, orderId: string): Promise<StoredClaim[]> =>
  db.selectFrom('claims').selectAll().where('order_id', '=', orderId).orderBy('created_at', 'desc').execute();

export const filesOf = (db: Queries, claimId: string): Promise<StoredFile[]> =>
  db
    .selectFrom('claim_files')
    .selectAll()
    .where('claim_id', '=', claimId)
    .orderBy('at')
    .orderBy('id')
    .execute();

export const stepsOf = (db: Queries, claimId: string) =>
  db.selectFrom('claim_steps').selectAll().where('claim_id', '=', claimId).orderBy('position').execute();

export async function bagsOf(db: Queries, claimId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('claim_bags')
    .select('parcel_id')
    .where('claim_id', '=', claimId)
    .execute();
  return rows.map(({ parcel_id }) => parcel_id).toSorted();
}

/** The given bags that are in a claim that was not withdrawn or rejected. */
export async function claimedBags(db: Queries, parcelIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('claim_bags')
    .innerJoin('claims', 'claims.id', 'claim_bags.claim_id')
    .select('parcel_id')
    .where('parcel_id', 'in', parcelIds)
    .where('claims.state', 'not in', ['withdrawn', 'rejected'])
    .execute();
  return new Set(rows.map(({ parcel_id }) => parcel_id));
}

/** Whether one of the bags is in a claim that was not withdrawn or rejected. */
export const isClaimed = async (db: Queries, parcelIds: readonly string[]): Promise<boolean> =>
  (await claimedBags(db, parcelIds)).size > 0;
