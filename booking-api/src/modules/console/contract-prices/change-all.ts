import { type ContractChange, contractLimit } from '@sendahead/shared-contracts/console/contract-price-calls';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { refuse } from '../../../platform/http/refusal.ts';
import {
  applyingFrom,
  type ContractRow,
  type ContractTerms,
  termsOf,
} from '../../tariff/public/contract-store.ts';

/**
 * The contracts that a change of all ends, and their replacements. Those that apply later begin on their own
 * day. Throws Refusal `invalid` for a past day, an empty change, and a percentage out of range.
 */
export function changeAll(
  rows: readonly ContractRow[],
  { tenths, from_day }: ContractChange,
  today: CalendarDate,
): { ended: ContractRow[]; begun: ContractTerms[] } {
  const wrong = (path: string, code: string) => refuse('invalid', [{ path: `change.${path}`, code }]);
  if (from_day < today) throw wrong('from_day', 'past_day');
  if (tenths === 0) throw wrong('tenths', 'required');
  const ended = applyingFrom(rows, from_day);
  const begun = ended.map((row) => ({
    ...termsOf(row),
    tenths: row.tenths + tenths,
    firstDay: row.first_day > from_day ? row.first_day : from_day,
  }));
  if (begun.some((terms) => Math.abs(terms.tenths) > contractLimit)) throw wrong('tenths', 'out_of_range');
  return { ended, begun };
}
