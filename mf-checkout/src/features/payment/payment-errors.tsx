import { ErrorSummary, type SummaryError } from '@sendahead/shared-ui/error-summary';
import { billingTexts } from '../../copy/billing.ts';
import { billingProblems } from '../../state/billing.ts';
import type { BillingField, CardState } from '../../state/card.ts';
import { missingFor } from '../../state/missing.ts';
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
  const othersComplete = useWhole((state) =>
    missingFor(state).every((missing) => missing === 'card' || missing === 'billing'),
  );
  if (submits === 0 || !othersComplete) return null;
  return <ErrorSummary errors={[...cardErrors(card), ...billingErrors(card)]} turn={submits} />;
}
