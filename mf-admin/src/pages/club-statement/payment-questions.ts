import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { useState } from 'react';
import { showDay } from '../../console/show-day.ts';
import { statementTexts as texts } from '../../copy/club-accounts.ts';
import { useSecondPress } from '../../hooks/use-second-press.ts';
import type { TypedPayment } from './payment-draft.ts';

/** The questions before a payment is recorded: whether it is more than the debt, and whether it is here already. */
export function useQuestions({ amount, kind, reference }: TypedPayment) {
  const more = useSecondPress(amount);
  const again = useSecondPress(`${kind} ${reference} ${amount}`);
  const [known, setKnown] = useState<KnownPayment>();
  /** CO-150: the server knows whether the same payment is here. */
  const refused = (error: unknown): void => {
    if (!isKnown(error)) return;
    setKnown(knownPaymentOf(error));
    again.confirm();
  };
  return { more, again, known, refused };
}

/** The open question, and the button that answers it; null without one. */
export function questionOf(
  { more, again, known }: ReturnType<typeof useQuestions>,
  { typed, cents, balance }: { typed: TypedPayment; cents: number | null; balance: number },
): { words: string; act: string } | null {
  if (cents === null) return null;
  const reference = typed.reference.trim();
  if (again.isConfirming)
    return { words: texts.known({ reference, cents, day: '', ...known }), act: texts.recordAgain };
  return more.isConfirming
    ? { words: texts.confirmOverpaid(cents, balance), act: texts.recordAmount(cents) }
    : null;
}

export const isKnown = (error: unknown): boolean => isApiError(error) && error.code === 'payment_known';

type KnownPayment = { readonly day: string; readonly cents?: number };

/** The day on which the recorded payment was received, and its amount. */
function knownPaymentOf(error: unknown): KnownPayment {
  const { received_on, amount_cents: cents } = Object(isApiError(error) ? error.body : undefined);
  const day = isCalendarDate(String(received_on)) ? showDay(received_on).replace(/^\w+, /, '') : '';
  return Number.isInteger(cents) ? { day, cents } : { day };
}
