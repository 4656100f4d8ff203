import type { NextStep } from '@sendahead/shared-contracts/page/next-step';
import { billingProblems } from '../state/billing.ts';
import { billingFieldId, cardFieldsId, extrasFieldId, infoButtonId, wayFieldId } from '../state/field-id.ts';
import { infoProblems } from '../state/international-info.ts';
import { missingFor } from '../state/missing.ts';
import type { CheckoutState } from '../state/state.ts';
import { infoTitle } from './international-title.ts';

/** What the customer does next: enter something somewhere, wait for an answer, ask again for the price, or order. */
export type NextAct =
  | ({ readonly kind: 'enter' } & NextStep)
  | { readonly kind: 'wait'; readonly label: string }
  | { readonly kind: 'ask-price' }
  | { readonly kind: 'order' };

/** The title of a card of another part: it takes the focus if that part names no field. */
const titles = {
  from: { label: 'Ship from', fieldId: 'ship-origin-title' },
  to: { label: 'Ship to', fieldId: 'ship-destination-title' },
  travelers: { label: 'Travelers & items', fieldId: 'travelers-title' },
  trip: { label: 'Trip & dates', fieldId: 'trip-title' },
} as const;

const enter = (step: NextStep): NextAct => ({ kind: 'enter', ...step });

/** The first missing input of the shipment, as its part names it. */
function missingTrip({ points, travelers, itinerary }: CheckoutState['page']): NextAct | null {
  if (!points) return enter(titles.from);
  if (points.next) return enter(points.next);
  if (points.duplicate || points.blocked) return enter(titles.to);
  if (!travelers) return enter(titles.travelers);
  if (travelers.next) return enter(travelers.next);
  if (!travelers.valid || travelers.itemCount === 0) return enter(titles.travelers);
  if (itinerary?.next) return enter(itinerary.next);
  if (!points.valid)
    return points.checking ? { kind: 'wait', label: 'Checking addresses' } : enter(titles.to);
  return itinerary?.valid ? null : enter(titles.trip);
}

function missingPayment(state: CheckoutState, missing: readonly string[]): NextAct | null {
  if (Object.keys(infoProblems(state)).length > 0) return enter({ label: infoTitle, fieldId: infoButtonId });
  if (missing.includes('card')) return enter({ label: 'Card details', fieldId: cardFieldsId });
  if (missing.includes('way')) return enter({ label: 'Payment method', fieldId: wayFieldId });
  if (missing.length === 1 && missing[0] === 'extras')
    return enter({ label: 'Who’s booking', fieldId: extrasFieldId });
  const { zip, country } = billingProblems(state.card);
  if (!missing.includes('billing') || !(zip || country)) return null;
  return zip
    ? enter({ label: 'Billing zip code', fieldId: billingFieldId('zip') })
    : enter({ label: 'Billing country', fieldId: billingFieldId('country') });
}

/** PY-01: the next step toward an order, in the order of the page. */
export function nextAct(state: CheckoutState): NextAct {
  const trip = missingTrip(state.page);
  if (trip) return trip;
  const missing = missingFor(state);
  if (missing.length === 0) return { kind: 'order' };
  if (state.quote.request === 'failed') return { kind: 'ask-price' };
  return missingPayment(state, missing) ?? { kind: 'wait', label: 'Getting your price' };
}

/** The label of the button while there is nothing to enter and nothing to order. */
export const nextActWords = (act: Extract<NextAct, { kind: 'wait' | 'ask-price' }>): string =>
  act.kind === 'wait' ? `${act.label}…` : 'Get price again';
