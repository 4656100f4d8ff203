import type {
  ContractChange,
  ContractPriceFields,
} from '@sendahead/shared-contracts/console/contract-price-calls';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import {
  applyingFrom,
  type ContractRow,
  type ContractTerms,
  endContract,
  insertContract,
  listContracts,
} from '../../tariff/public/contract-store.ts';
import { lockClub } from '../clubs/club-row.ts';
import { recordAct } from '../history/record-act.ts';
import { changeAll } from './change-all.ts';
import {
  type ContractChoices,
  namesOfContract,
  readChoices,
  refuseContract,
  termsOfFields,
} from './contract-choices.ts';

type Writing = {
  trx: DatabaseTransaction;
  rows: ContractRow[];
  choices: ContractChoices;
  today: CalendarDate;
  at: string;
  /** Records an act in the history of the club. */
  note: (done: Parameters<typeof recordAct>[1]['done'], reason: string) => Promise<void>;
};

/**
 * Runs one act on the contracts of a club. It locks the club first, so that the second of two acts sees the
 * result of the first.
 */
const write = <T>(
  { db, clock }: AppContext,
  clubId: number,
  actorId: string,
  act: (writing: Writing) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const club = await lockClub(trx, clubId);
    if (!club) throw new Refusal(404, 'no_such_thing');
    const at = clock.instant();
    return act({
      trx,
      rows: await listContracts(trx, clubId),
      choices: await readChoices(trx, club.brand_slugs),
      today: orderToday(clock),
      at,
      note: (done, reason) =>
        recordAct(trx, { at, actorId, kind: 'club', subject: String(clubId), done, reason }),
    });
  });

/** A contract as its history line, with today's names. */
function described(choices: ContractChoices, terms: Omit<ContractTerms, 'firstDay' | 'lastDay'>) {
  const { brand, line, carrier } = namesOfContract(choices, terms);
  return { percent_tenths: terms.tenths, brand, items: line, carrier };
}

/** Adds a contract price; returns its id. Throws the Refusals of `refuseContract`. */
export const addContract = (
  context: AppContext,
  clubId: number,
  { fields, reason }: { fields: ContractPriceFields; reason: string },
  actorId: string,
): Promise<string> =>
  write(context, clubId, actorId, async ({ trx, rows, choices, today, at, note }) => {
    refuseContract(choices, rows, fields, today);
    const terms = termsOfFields(fields);
    const id = await insertContract(trx, clubId, terms, { by: actorId, at, reason: reason.trim() });
    await note(
      {
        contract_added: {
          ...described(choices, terms),
          applies_from: terms.firstDay,
          applies_until: terms.lastDay,
        },
      },
      reason.trim(),
    );
    return id;
  });

/**
 * Ends a contract price on a day. Throws Refusal `invalid` for one that has ended, or a day before yesterday
 * or after its last.
 */
export const finishContract = (
  context: AppContext,
  clubId: number,
  { id, last_day, reason }: { id: string; last_day: CalendarDate; reason: string },
  actorId: string,
): Promise<void> =>
  write(context, clubId, actorId, async ({ trx, rows, choices, today, at, note }) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Refusal(404, 'no_such_thing');
    const wrong =
      applyingFrom([row], today).length === 0
        ? 'ended'
        : last_day < addDays(today, -1)
          ? 'past_day'
          : row.last_day !== null && last_day > row.last_day
            ? 'after_its_end'
            : null;
    if (wrong) throw refuse('invalid', [{ path: 'last_day', code: wrong }]);
    await endContract(trx, id, last_day, { by: actorId, at, reason: reason.trim() });
    const ended = { ...described(choices, row), applies_from: row.first_day };
    await note(
      last_day < row.first_day
        ? { contract_withdrawn: ended }
        : { contract_ended: { ...ended, applies_until: last_day } },
      reason.trim(),
    );
  });

/**
 * Changes all contracts that apply from a day on; returns how many. Throws Refusal `changed_since` when they
 * are not the compared ones.
 */
export const changeContracts = (
  context: AppContext,
  clubId: number,
  { change, expected, reason }: { change: ContractChange; expected: readonly string[]; reason: string },
  actorId: string,
): Promise<number> =>
  write(context, clubId, actorId, async ({ trx, rows, today, at, note }) => {
    const { ended, begun } = changeAll(rows, change, today);
    const compared = new Set(expected);
    if (ended.length !== compared.size || ended.some(({ id }) => !compared.has(id)))
      throw new Refusal(409, 'changed_since');
    const act = { by: actorId, at, reason: reason.trim() };
    for (const { id } of ended) await endContract(trx, id, addDays(change.from_day, -1), act);
    for (const terms of begun) await insertContract(trx, clubId, terms, act);
    await note(
      {
        contracts_changed: {
          points_tenths: change.tenths,
          applies_from: change.from_day,
          contract_prices: ended.length,
        },
      },
      act.reason,
    );
    return ended.length;
  });
