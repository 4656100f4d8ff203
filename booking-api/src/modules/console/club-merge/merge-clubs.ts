import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { MergeSide } from '@sendahead/shared-contracts/console/club-merge-calls';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Account } from '../../accounts/public/store.ts';
import { putIntoArchive, redirectMerged } from '../../clubs/public/archived.ts';
import { replaceFees } from '../../clubs/public/facility-fees.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import { moveAccount } from '../../payments/public/clubs/move-account.ts';
import { endContract, insertContract, listContracts, termsOf } from '../../tariff/public/contract-store.ts';
import { lockForArchive } from '../club-archive/archive-club.ts';
import { countLinks } from '../club-archive/club-links.ts';
import { type ClubRow, lockClub } from '../clubs/club-row.ts';
import { writeClubRows } from '../clubs/write-clubs.ts';
import { recordAct } from '../history/record-act.ts';
import { accountTermsOf, compareContracts, feesDiffer, termsDiffer } from './compare-clubs.ts';
import { moveReferences } from './move-references.ts';

/** A merge as a person decided it. */
export type MergeRequest = {
  stays: number;
  goes: number;
  balances: { stays: number | null; goes: number | null };
  fees?: MergeSide | undefined;
  terms?: MergeSide | undefined;
  contracts?: Readonly<Record<string, MergeSide>> | undefined;
  name: string;
  reason: string;
};

type Merging = {
  trx: DatabaseTransaction;
  stays: ClubRow;
  goes: ClubRow;
  today: CalendarDate;
  act: { by: string; at: string; reason: string };
};

/**
 * CO-138, CO-139: merges one club into another in one transaction. Throws Refusal `no_such_thing`,
 * `club_archived`, `changed_since` when a balance is not the one that was read, `not_allowed` for contract
 * prices without the right to rates, and `invalid` at each choice that is missing and for a wrong name.
 */
export const mergeClubs = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  request: MergeRequest,
  actor: Account,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { stays, goes } = await lockBoth(trx, request);
    const merging = {
      trx,
      stays,
      goes,
      today: orderToday(clock),
      act: { by: actor.id, at: clock.instant(), reason: request.reason.trim() },
    };
    if (request.name.trim() !== goes.name.trim())
      throw refuse('invalid', [{ path: 'name', code: 'wrong_name' }]);
    const [ofStays, ofGoes] = [await countLinks(trx, stays.id), await countLinks(trx, goes.id)];
    const { balances } = request;
    if (balances.stays !== ofStays.balance_cents || balances.goes !== ofGoes.balance_cents)
      throw new Refusal(409, 'changed_since');
    await requireChoices(merging, request);
    if (!may(actor.role, 'set_rates') && (await concernsRates(merging))) throw refuse('not_allowed');
    await moveContracts(merging, request.contracts ?? {});
    if (request.fees === 'goes') await replaceFees(trx, [{ id: stays.id, fees: goes.fees }]);
    const moved = await moveAccount(
      trx,
      { goes: goes.id, stays: stays.id, at: merging.act.at },
      request.terms ?? 'stays',
    );
    await moveReferences(trx, { goes: goes.id, stays: stays.id });
    await closeRecord(merging);
    await noteMerge(merging, moved);
  });

/** Both clubs, locked in the order of their numbers. */
async function lockBoth(
  trx: DatabaseTransaction,
  { stays, goes }: MergeRequest,
): Promise<{ stays: ClubRow; goes: ClubRow }> {
  if (stays === goes) throw refuse('invalid', [{ path: 'goes', code: 'same_club' }]);
  for (const id of [stays, goes].toSorted((a, b) => a - b))
    if ((await lockForArchive(trx, id)).archived_at !== null) throw new Refusal(409, 'club_archived');
  const [kept, left] = [await lockClub(trx, stays), await lockClub(trx, goes)];
  if (!kept || !left) throw new Refusal(404, 'no_such_thing');
  return { stays: kept, goes: left };
}

const contractsOf = async ({ trx, stays, goes, today }: Merging) =>
  compareContracts(await listContracts(trx, goes.id), await listContracts(trx, stays.id), today);

async function concernsRates(merging: Merging): Promise<boolean> {
  const { moved, conflicts } = await contractsOf(merging);
  return moved.length + conflicts.length > 0;
}

/** A person decides wherever both clubs have something that only one can have. */
async function requireChoices(merging: Merging, request: MergeRequest): Promise<void> {
  const { trx, stays, goes } = merging;
  const { conflicts } = await contractsOf(merging);
  const terms = termsDiffer(await accountTermsOf(trx, stays.id), await accountTermsOf(trx, goes.id));
  const missing = [
    ...(feesDiffer(stays, goes) && !request.fees ? ['fees'] : []),
    ...(terms && !request.terms ? ['terms'] : []),
    ...conflicts.flatMap(({ goes: { id } }) => (request.contracts?.[id] ? [] : [`contracts.${id}`])),
  ];
  if (missing.length > 0)
    throw refuse(
      'invalid',
      missing.map((path): FieldError => ({ path, code: 'required' })),
    );
}

/** From today the club that stays has the contracts; those that were not chosen end yesterday. */
async function moveContracts(merging: Merging, choices: Readonly<Record<string, MergeSide>>): Promise<void> {
  const { trx, stays, today, act } = merging;
  const { moved, conflicts } = await contractsOf(merging);
  const yesterday = addDays(today, -1);
  const takenContracts = conflicts.filter(({ goes }) => choices[goes.id] === 'goes');
  const ended = [
    ...moved,
    ...conflicts.map(({ goes }) => goes),
    ...takenContracts.flatMap((one) => one.stays),
  ];
  for (const id of new Set(ended.map((row) => row.id))) await endContract(trx, id, yesterday, act);
  for (const row of [...moved, ...takenContracts.map(({ goes }) => goes)])
    await insertContract(trx, stays.id, termsOf(row), { ...act, reason: row.reason });
}

/** Brands of the club that goes continue to offer the place; its record is kept, and found by nobody. */
async function closeRecord({ trx, stays, goes, act }: Merging): Promise<void> {
  const added = goes.brand_slugs.filter((slug) => !stays.brand_slugs.includes(slug));
  if (added.length > 0)
    await writeClubRows(trx, [{ id: stays.id, fields: { brands: [...stays.brand_slugs, ...added] } }]);
  // Pages of clubs that went into it earlier lead to the one that stays now.
  await redirectMerged(trx, { from: goes.id, to: stays.id });
  await putIntoArchive(trx, goes.id, act.at, stays.id);
}

/** History of both says who, why and with which club. */
async function noteMerge({ trx, stays, goes, act }: Merging, moved: number): Promise<void> {
  const note = (id: number, done: Readonly<Record<string, unknown>>) =>
    recordAct(trx, {
      at: act.at,
      actorId: act.by,
      kind: 'club',
      subject: String(id),
      reason: act.reason,
      done: { ...done, ...(moved === 0 ? {} : { moved_balance_cents: moved }) },
    });
  await note(stays.id, { merged_from: `${goes.name} (${goes.id})` });
  await note(goes.id, { merged_into: `${stays.name} (${stays.id})` });
}
