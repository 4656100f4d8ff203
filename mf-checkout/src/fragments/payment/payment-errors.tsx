import { ErrorSummary, type SummaryError } from '@sendahead/shared-ui';
import { billingTexts } from '../../copy/billing.ts';
import { infoTexts } from '../../copy/international-info.ts';
import { missingTexts } from '../../copy/missing.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { billingProblems } from '../../state/billing.ts';
import type { BillingField, CardState } from '../../state/card.ts';
import {
  billingFieldId,
  cardFieldsId,
  extrasFieldId,
  infoButtonId,
  wayFieldId,
} from '../../state/field-id.ts';
import { infoProblems, isInfoProblem } from '../../state/international-info.ts';
import { lacksMeans, paysByNewCard } from '../../state/selectors.ts';
import type { CheckoutState } from '../../state/state.ts';

function cardErrors({ fields }: CardState): SummaryError[] {
  if (fields.valid) return [];
  const fieldErrors = Object.values(fields.errors);
  const messages = fieldErrors.length > 0 ? fieldErrors : [missingTexts.card];
  return messages.map((message) => ({ fieldId: cardFieldsId, message }));
}

const billingErrors = (card: CardState): SummaryError[] =>
  Object.entries(billingProblems(card)).map(([field, problem]) => ({
    fieldId: billingFieldId(field as BillingField),
    message: billingTexts[problem],
  }));

const infoErrors = (state: Pick<CheckoutState, 'page' | 'info'>): SummaryError[] =>
  Object.values(infoProblems(state)).map((problem) => ({
    fieldId: infoButtonId,
    message: infoTexts[problem],
  }));

/**
 * The errors of the payment after an order was attempted; it is the last section, so it takes the focus when the
 * others are complete.
 */
export function PaymentErrors() {
  const card = useSelector((state) => state.card);
  const page = useSelector((state) => state.page);
  const info = useSelector((state) => state.info);
  const submits = useSelector((state) => state.submits);
  const missed = useSelector((state) => state.missed);
  const lacksPayment = useSelector(lacksMeans);
  const isNewCard = useSelector(paysByNewCard);
  const needsCard = isNewCard && (missed.includes('card') || missed.includes('billing'));
  const answered = useSelector((state) => state.extras.complete || !state.missed.includes('extras'));
  const errors = [
    ...(missed.some(isInfoProblem) ? infoErrors({ page, info }) : []),
    ...(lacksPayment && missed.includes('way') ? [{ fieldId: wayFieldId, message: missingTexts.way }] : []),
    ...(answered ? [] : [{ fieldId: extrasFieldId, message: missingTexts.extras }]),
    ...(needsCard ? [...cardErrors(card), ...billingErrors(card)] : []),
  ];
  return <ErrorSummary errors={errors} turn={submits} press={submits} />;
}
