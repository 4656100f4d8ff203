import type { ClubFields } from '@sendahead/shared-contracts/console/club-calls';
import { newClubFieldsSchema } from '@sendahead/shared-contracts/console/new-club-calls';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { audit } from '../../accounts/public/audit.ts';
import { replaceFees } from '../../clubs/public/facility-fees.ts';
import { insertFacilities, lockFacilities } from '../../clubs/public/insert-facility.ts';
import { setClubTerms } from '../../payments/public/clubs/club-account.ts';
import { alertOrdersOf, closesDays, clubResource } from '../clubs/club-resource.ts';
import { newFacility } from '../clubs/make-club.ts';
import { writeClubRows } from '../clubs/write-clubs.ts';
import type { Fields } from '../tables.ts';
import type { ChangedField } from './club-columns.ts';
import type { FileClub } from './file-club.ts';
import { type PlannedClub, planImport } from './plan-import.ts';

type Import = { actorId: string; name: string; bytes: Uint8Array; plan: string };
/** A club to write, by its number. */
type Written = { id: number; isNew: boolean; row: number; before: Fields; after: Fields };

/**
 * CO-38: makes and changes clubs from a file in one transaction, each with an entry in its history. Throws
 * Refusal 409 `changed_since` when the clubs have changed since the report of `plan`.
 */
export const importClubs = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { actorId, name, bytes, plan }: Import,
): Promise<{ made: number; changed: number }> =>
  db.transaction().execute(async (trx) => {
    const { writes, plan: present } = await planImport(trx, bytes, (ids) => lockClubs(trx, ids));
    if (present !== plan) throw new Refusal(409, 'changed_since');
    const made = await makeClubs(
      trx,
      writes.filter(({ before }) => before.id === null),
    );
    const changed = writes.flatMap((write) => changedClub(write) ?? []);
    const all = [...made, ...changed];
    await writeClubRows(
      trx,
      all.map(({ id, isNew, after }) => ({ id, fields: isNew ? without(after) : after })),
    );
    await replaceFees(
      trx,
      all.flatMap(({ id, after }) => (after.fees ? [{ id, fees: after.fees as ClubFields['fees'] }] : [])),
    );
    await alertOrders(trx, changed);
    for (const { id, after } of changed)
      if (after.billing_terms)
        await setClubTerms(trx, id, after.billing_terms as NonNullable<ClubFields['billing_terms']>);
    await noteChanges(trx, all, {
      at: clock.instant(),
      actorId,
      reason: (row) => `Imported from ${name}, row ${row}`,
    });
    const counts = { made: made.length, changed: changed.length };
    await audit({ db: trx, clock }, 'staff.imported_clubs', {
      userId: actorId,
      subject: actorId,
      detail: counts,
    });
    return counts;
  });

/** Rows before the table, in the same order as a change of one club, to avoid deadlocks. */
async function lockClubs(trx: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  await sql`select id from facilities where id = any (${[...ids]}::integer[]) order by id for update`.execute(
    trx,
  );
  await lockFacilities(trx);
}

/** Few clubs of a file have orders, and only those can have orders on closed days. */
async function alertOrders(trx: DatabaseTransaction, changed: readonly Written[]): Promise<void> {
  const closing = changed.filter(({ after }) => closesDays(after)).map(({ id }) => id);
  if (closing.length === 0) return;
  const { rows } = await sql<{ id: number }>`select distinct club_id as id
    from order_search cross join unnest(club_ids) as club_id
    where club_ids && ${closing}::integer[] and club_id = any (${closing}::integer[]) order by club_id`.execute(
    trx,
  );
  for (const { id } of rows) await alertOrdersOf(trx, id);
}

const fieldOf = ({ kind, country, brands, fields }: FileClub, field: ChangedField): unknown =>
  ({ kind, country, brands, ...fields })[field];
const pick = (club: FileClub, fields: readonly ChangedField[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, fieldOf(club, field)]));

const changedClub = ({ row, before, after, fields }: PlannedClub): Written | undefined =>
  before.id === null
    ? undefined
    : { id: before.id, isNew: false, row, before: pick(before, fields), after: pick(after, fields) };

/** The fields that creating a club sets; the rest of its line is written like a change. */
const madeWith = Object.keys(newClubFieldsSchema.shape);
const without = (after: Fields): Fields =>
  Object.fromEntries(Object.entries(after).filter(([name]) => !madeWith.includes(name)));

async function makeClubs(trx: DatabaseTransaction, writes: readonly PlannedClub[]): Promise<Written[]> {
  if (writes.length === 0) return [];
  const facilities = [];
  for (const { after, place } of writes) {
    const { kind, country, brands, fields } = after;
    const club = z.parse(newClubFieldsSchema, onlyMade({ kind, country, brands, ...fields }));
    facilities.push(await newFacility(trx, club, place));
  }
  const ids = await insertFacilities(trx, facilities);
  return writes.map(({ row, after, fields }, at) => {
    const all = [...new Set([...madeWith, ...fields])] as ChangedField[];
    return { id: ids[at] ?? 0, isNew: true, row, before: {}, after: pick(after, all) };
  });
}

const onlyMade = (all: Record<string, unknown>): Fields =>
  Object.fromEntries(madeWith.map((name) => [name, all[name]]));

async function noteChanges(
  trx: DatabaseTransaction,
  clubs: readonly Written[],
  { at, actorId, reason }: { at: string; actorId: string; reason: (row: number) => string },
): Promise<void> {
  const rows = clubs.map(({ id, row, before, after }) => ({
    subject: String(id),
    before,
    after,
    reason: reason(row),
  }));
  if (rows.length > 0)
    await sql`insert into changes (at, actor_id, kind, subject, before, after, reason)
      select ${at}, ${actorId}, ${clubResource.kind}, subject, before, after, reason
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(subject text, before jsonb, after jsonb, reason text)`.execute(
      trx,
    );
}
