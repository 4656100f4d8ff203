import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type {
  ContractChange,
  ContractPriceFields,
  compareContractPrices,
} from '@sendahead/shared-contracts/console/contract-price-calls';
import { addDays } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findFacility } from '../../clubs/public/store.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import type { ContractPrice } from '../../tariff/public/contract-price.ts';
import {
  type ContractRow,
  type ContractTerms,
  listContracts,
  termsOf,
} from '../../tariff/public/contract-store.ts';
import { changeAll } from './change-all.ts';
import { clubTrips } from './club-trips.ts';
import { compareContracts, sampleDay } from './compare-contracts.ts';
import { readChoices, refuseContract, termsOfFields } from './contract-choices.ts';

type Proposal = { fields?: ContractPriceFields | undefined; change?: ContractChange | undefined };

/** The club's contracts afterwards: the proposed terms, all contracts then, and those that end. */
type Proposed = { terms: ContractTerms | undefined; rows: ContractPrice[]; ended: string[] };

/**
 * What sample trips cost today, and under an unsaved contract or change; refused for the same reasons as
 * saving.
 */
export async function compareProposal(
  { db, clock }: AppContext,
  clubId: number,
  proposal: Proposal,
): Promise<CallOutput<typeof compareContractPrices>> {
  const club = await findFacility(db, clubId);
  if (!club) throw new Refusal(404, 'no_such_thing');
  const today = orderToday(clock);
  const [rows, choices] = [await listContracts(db, clubId), await readChoices(db, club.brand_slugs)];
  if (proposal.fields) refuseContract(choices, rows, proposal.fields, today);
  const { terms, rows: proposed, ended } = propose(clubId, rows, proposal, today);
  const day = sampleDay(today, terms?.firstDay ?? today, terms?.lastDay ?? null);
  const contractTerms = terms ?? { brand: null, line: null, carrier: null };
  const trips = await clubTrips(db, club, choices.sold, contractTerms, day);
  return {
    day,
    trips: await compareContracts({ db, clock }, trips, { clubId, proposed, day }),
    changed: ended,
  };
}

function propose(
  clubId: number,
  rows: readonly ContractRow[],
  { fields, change }: Proposal,
  today: Parameters<typeof changeAll>[2],
): Proposed {
  const priceOf = (terms: ContractTerms, id: string): ContractPrice => ({ ...terms, id, clubId });
  const present = rows.map((row) => priceOf(termsOf(row), row.id));
  if (fields) {
    const terms = termsOfFields(fields);
    return { terms, rows: [...present, priceOf(terms, 'proposed')], ended: [] };
  }
  if (!change) return { terms: undefined, rows: present, ended: [] };
  const { ended, begun } = changeAll(rows, change, today);
  const endedIds = new Set(ended.map(({ id }) => id));
  const lastDay = addDays(change.from_day, -1);
  return {
    terms: begun[0],
    rows: [
      ...present.map((price) => (endedIds.has(price.id) ? { ...price, lastDay } : price)),
      ...begun.map((terms, nth) => priceOf(terms, `proposed_${nth}`)),
    ],
    ended: [...endedIds],
  };
}
