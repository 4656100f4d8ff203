import {
  type ClubPaymentKind,
  largestClubPayment,
} from '@sendahead/shared-contracts/console/club-account-calls';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { statementTexts as texts } from '../../copy/club-accounts.ts';

/** A payment while it is typed. */
export interface TypedPayment {
  readonly amount: string;
  readonly day: string;
  readonly kind: ClubPaymentKind;
  readonly reference: string;
  readonly note: string;
}

/** As many digits as a card number has: nobody sends us a card number. */
const isCardNumber = (text: string): boolean => /\d{13}/.test(text.replaceAll(/[\s-]/g, ''));

/** The errors of a typed payment, by field. */
export function problemsOf(
  { amount, day, kind, reference, note }: TypedPayment,
  today: string,
): Partial<Record<keyof TypedPayment, string>> {
  const cents = readDollars(amount);
  return {
    ...(cents === null || cents < 1 || cents > largestClubPayment ? { amount: texts.amountMissing } : {}),
    ...(isCalendarDate(day) && day <= today ? {} : { day: texts.notAPastDay }),
    ...(reference.trim() === '' ? { reference: texts.fillIn } : {}),
    ...(kind === 'card_by_phone' && isCardNumber(reference) ? { reference: texts.cardNumber } : {}),
    ...(kind === 'card_by_phone' && isCardNumber(note) ? { note: texts.cardNumber } : {}),
  };
}
