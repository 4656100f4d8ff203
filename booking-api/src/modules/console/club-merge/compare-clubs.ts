import { isDeepStrictEqual } from 'node:util';
import type { MergingClub, MergingContract } from '@sendahead/shared-contracts/console/club-merge-calls';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import { countGroupEvents } from '../../group-events/public/count-events.ts';
import { findClubAccount } from '../../payments/public/clubs/club-account.ts';
import {
  applyingFrom,
  type ContractRow,
  listContracts,
  overlaps,
  termsOf,
} from '../../tariff/public/contract-store.ts';
import { countLinks } from '../club-archive/club-links.ts';
import { changeableFees } from '../clubs/changeable-fees.ts';
import { type ClubRow, findClub } from '../clubs/club-row.ts';
import { namesOfContract, readChoices } from '../contract-prices/contract-choices.ts';

/** A contract of the club that goes, with those of the other one for the same bags on the same days. */
export type ContractConflict = { goes: ContractRow; stays: ContractRow[] };

/** Contract prices that a merge moves; from today, so that the past of both clubs remains as it was. */
export function compareContracts(
  goes: readonly ContractRow[],
  stays: readonly ContractRow[],
  today: CalendarDate,
): { moved: ContractRow[]; conflicts: ContractConflict[] } {
  const from = (row: ContractRow): ContractRow =>
    row.first_day < today ? { ...row, first_day: today } : row;
  const coming = applyingFrom(goes, today).map(from);
  const others = applyingFrom(stays, today);
  const conflictOf = (row: ContractRow) => others.filter((other) => overlaps([other], termsOf(row)));
  return {
    moved: coming.filter((row) => conflictOf(row).length === 0),
    conflicts: coming.flatMap((row) => {
      const found = conflictOf(row);
      return found.length === 0 ? [] : [{ goes: row, stays: found }];
    }),
  };
}

/** The terms of an account, without its balance; null without an account. */
export async function accountTermsOf(db: Queries, clubId: number): Promise<MergingClub['account']> {
  const account = await findClubAccount(db, clubId);
  if (!account) return null;
  const { open, credit_limit_cents, terms_days, billing_email, reminders } = account;
  return { open, credit_limit_cents, terms_days, billing_email, reminders };
}

/** Whether a person must choose between own fees: the club that goes has some that are not equal. */
export const feesDiffer = (stays: ClubRow, goes: ClubRow): boolean =>
  Object.keys(goes.fees).length > 0 && !isDeepStrictEqual(stays.fees, goes.fees);

/** Whether a person must choose between the terms of two accounts. */
export const termsDiffer = (stays: MergingClub['account'], goes: MergingClub['account']): boolean =>
  stays !== null && goes !== null && !isDeepStrictEqual(stays, goes);

/** One club of a merge with everything that refers to it; undefined for an unknown number. */
export async function readMerging(db: Queries, id: number): Promise<MergingClub | undefined> {
  const row = await findClub(db, id);
  if (!row) return undefined;
  const titles = new Map((await changeableFees(db)).map((fee) => [String(fee.id), fee.title]));
  return {
    id,
    name: row.name,
    place: [row.address_1, row.city, row.state].filter(Boolean).join(', '),
    links: await countLinks(db, id),
    group_events: await countGroupEvents(db, id),
    fees: Object.entries(row.fees).map(([fee, price_cents]) => ({
      title: titles.get(fee) ?? fee,
      price_cents,
    })),
    account: await accountTermsOf(db, id),
  };
}

/** Contracts of both clubs, with names for people. */
export async function readContracts(
  db: Queries,
  { stays, goes }: { stays: ClubRow; goes: ClubRow },
  today: CalendarDate,
) {
  const choices = await readChoices(db, [...new Set([...stays.brand_slugs, ...goes.brand_slugs])]);
  const presentContract = (row: ContractRow): MergingContract => {
    const { brand, line, carrier } = namesOfContract(choices, termsOf(row));
    const { id, tenths, first_day, last_day } = row;
    return { id, brand, line, carrier, tenths, first_day, last_day };
  };
  const { moved, conflicts } = compareContracts(
    await listContracts(db, goes.id),
    await listContracts(db, stays.id),
    today,
  );
  return {
    contracts_moved: moved.map(presentContract),
    contracts_differ: conflicts.map((one) => ({
      goes: presentContract(one.goes),
      stays: one.stays.map(presentContract),
    })),
  };
}
