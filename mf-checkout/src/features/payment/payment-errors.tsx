import { ErrorSummary, type SummaryError } from '@sendahead/shared-ui/error-summary';
import { useEffect, useState } from 'react';
import { billingTexts } from '../../copy/billing.ts';
import { billingProblems } from '../../state/billing.ts';
import type { BillingField, CardState } from '../../state/card.ts';
import { billingFieldId } from '../billing/billing-fields.tsx';
import { cardFieldsId } from '../card-fields/card-fields.tsx';
import { useWhole } from '../checkout/checkout-context.ts';

function cardErrors({ fields }: CardState): SummaryError[] {
  if (fields.valid) return [];
  const said = Object.values(fields.errors);
  const messages = said.length > 0 ? said : ['Enter your card details'];
  return messages.map((message) => ({ fieldId: cardFieldsId, message }));
}

const billingErrors = (card: CardState): SummaryError[] =>
  Object.entries(billingProblems(card)).map(([field, problem]) => ({
    fieldId: billingFieldId(field as BillingField),
    message: billingTexts[problem],
  }));

/** What is wrong with the payment once an order was tried. It takes the focus when the rest of the page is complete. */
export function PaymentErrors() {
  const card = useWhole((state) => state.card);
  const submits = useWhole((state) => state.submits);
  const missed = useWhole((state) => state.missed);
  const errors = [...cardErrors(card), ...billingErrors(card)];
  const [mended, setMended] = useState(0);
  // Once mended it stays away until the next press: it must not take the focus from somebody who is typing.
  useEffect(() => {
    if (errors.length === 0) setMended(submits);
  }, [errors.length, submits]);
  const asked = missed.length > 0 && missed.every((what) => what === 'card' || what === 'billing');
  return asked && mended !== submits ? <ErrorSummary errors={errors} turn={submits} /> : null;
}
