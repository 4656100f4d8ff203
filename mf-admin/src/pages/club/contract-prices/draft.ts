import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import {
  type ContractPriceFields,
  contractLimit,
} from '@sendahead/shared-contracts/console/contract-price-calls';
import { calendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { contractTexts as texts } from '../../../copy/contract-prices.ts';

/** Whether a percentage is below or above the price it is compared with. */
export type Direction = keyof typeof texts.direction;

/** A contract price while it is typed. An empty choice means all. */
export interface TypedContract {
  readonly direction: Direction;
  readonly percent: string;
  readonly brand: string;
  readonly line: string;
  readonly carrier: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly reason: string;
}

export type Problems<Typed> = Partial<Record<keyof Typed, string | undefined>>;

/** A typed percentage in tenths, with its sign; null for an invalid number. */
export function readTenths(text: string, direction: Direction): number | null {
  const typed = /^(\d{1,3})(?:\.(\d))?\s*%?$/.exec(text.trim());
  if (!typed) return null;
  const tenths = Number(typed[1]) * 10 + Number(typed[2] ?? 0);
  return direction === 'lower' ? 0 - tenths : tenths;
}

export function problemsOf(typed: TypedContract, today: string): Problems<TypedContract> {
  const tenths = readTenths(typed.percent, typed.direction);
  const { firstDay, lastDay } = typed;
  return {
    ...(tenths === null || Math.abs(tenths) > contractLimit ? { percent: texts.percentMissing } : {}),
    ...(!isCalendarDate(firstDay)
      ? { firstDay: texts.dayMissing }
      : firstDay < today
        ? { firstDay: texts.pastDay }
        : {}),
    ...(lastDay !== '' && !isCalendarDate(lastDay)
      ? { lastDay: texts.dayMissing }
      : lastDay !== '' && lastDay < firstDay
        ? { lastDay: texts.beforeFirst }
        : {}),
    ...(typed.reason.trim() === '' ? { reason: texts.enterReason } : {}),
  };
}

/** The typed terms to send, once they have no problems. */
export const fieldsOf = (typed: TypedContract): ContractPriceFields => ({
  brand: typed.brand || null,
  line: typed.line || null,
  carrier: typed.carrier || null,
  tenths: readTenths(typed.percent, typed.direction) ?? 0,
  first_day: calendarDate(typed.firstDay),
  last_day: isCalendarDate(typed.lastDay) ? typed.lastDay : null,
});

const wordsOf: Readonly<Record<string, string>> = {
  overlaps: texts.overlaps,
  unknown: texts.unknown,
  past_day: texts.pastDay,
  before_its_start: texts.beforeFirst,
  after_its_end: texts.afterEnd,
  ended: texts.over,
  out_of_range: texts.outOfRange,
};

/** The server's refusal of a field, such as `first_day`; undefined if it did not refuse the field. */
export function refusalAt(error: unknown, field: string): string | undefined {
  if (!isApiError(error)) return undefined;
  const wrong = error.fields.find(({ path }) => path.split('.').at(-1) === field);
  return wrong && (wordsOf[wrong.code] ?? texts.unknown);
}

/** Why an act failed, as a sentence; null if it did not. */
export function failureOf(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (isApiError(error) && error.code === 'changed_since') return texts.changedSince;
  if (isApiError(error) && error.fields.length > 0) return texts.wrongFields;
  return texts.failed;
}
