import { billingProblems } from './billing.ts';
import { type InfoProblem, infoProblems } from './international-info.ts';
import { isUpdating, lacksMeans, paysByNewCard } from './selectors.ts';
import type { CheckoutState } from './state.ts';

/** The remaining steps before an order can be placed, in the order of the page; their texts are in copy/. */
export type MissingStep =
  | 'addresses'
  | 'addresses_checked'
  | 'addresses_differ'
  | 'travelers'
  | 'travelers_differ'
  | 'arrival_date'
  | 'price'
  | 'price_updated'
  | 'services_limited'
  | InfoProblem
  | 'card'
  | 'billing'
  | 'way'
  | 'extras';

function missingPoints({ points }: CheckoutState['page']): MissingStep[] {
  if (points?.duplicate) return ['addresses_differ'];
  if (points?.valid) return [];
  return [points?.checking ? 'addresses_checked' : 'addresses'];
}

function missingTravelers({ travelers }: CheckoutState['page']): MissingStep[] {
  if (travelers && travelers.duplicates.length > 0) return ['travelers_differ'];
  return travelers?.valid && travelers.itemCount > 0 ? [] : ['travelers'];
}

function missingPrice(state: CheckoutState): MissingStep[] {
  if (isUpdating(state)) return ['price_updated'];
  return state.quote.request === 'answered' ? [] : ['price'];
}

/** SV-14: nothing can be paid while the services are limited. */
const missingServices = ({ page }: CheckoutState): MissingStep[] =>
  page.itinerary?.limited ? ['services_limited'] : [];

function missingPayment(state: CheckoutState): MissingStep[] {
  const { card } = state;
  if (lacksMeans(state)) return ['way'];
  if (!paysByNewCard(state)) return [];
  return [
    ...(card.provider === 'ready' && card.fields.valid ? [] : (['card'] as const)),
    ...(Object.keys(billingProblems(card)).length === 0 ? [] : (['billing'] as const)),
  ];
}

/** Everything that is missing before the payment. */
export const missingTrip = ({ page }: Pick<CheckoutState, 'page'>): MissingStep[] => [
  ...missingPoints(page),
  ...missingTravelers(page),
  ...(page.itinerary?.valid ? [] : (['arrival_date'] as const)),
];

/** PY-01, PY-02, PY-07: everything that is missing for the order. */
export function missingFor(state: CheckoutState): MissingStep[] {
  const trip = missingTrip(state);
  // Without a trip there can be no price, so a missing price adds nothing.
  if (trip.length > 0) return trip;
  return [
    ...missingPrice(state),
    ...missingServices(state),
    ...Object.values(infoProblems(state)),
    ...missingPayment(state),
    ...(state.extras.complete ? [] : (['extras'] as const)),
  ];
}

/** Whether only the price for the current state of the page is missing, and has been requested. */
export function awaitsPrice(state: CheckoutState): boolean {
  const missing = missingFor(state);
  return missing.length === 1 && missing[0] === 'price_updated';
}
