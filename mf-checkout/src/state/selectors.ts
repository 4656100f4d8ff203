import { canBePriced, isSignedIn } from './page.ts';
import { isRunning } from './placing.ts';
import { priceKey, shipmentForm } from './shipment-form.ts';
import type { CheckoutState } from './state.ts';

const plainRoles: readonly string[] = ['guest', 'consumer'];

/** What the price would be asked for now; null while it cannot be asked (PR-01). Club staff and admins have prices of their own. */
export function wantedPriceKey(state: CheckoutState): string | null {
  const { page } = state;
  if (!canBePriced(page)) return null;
  const role = page.session?.role ?? 'guest';
  // RO-03: a club's fee may change while the shipment does not.
  const fees = [page.itinerary?.outbound, page.itinerary?.return].map((leg) => leg?.pickupCents ?? '');
  return `${plainRoles.includes(role) ? '' : role}${fees}${priceKey(shipmentForm(state))}`;
}

/** The price in sight is being replaced by one for what the page says now. */
export function isUpdating(state: CheckoutState): boolean {
  if (state.quote.request === 'failed') return false;
  if (state.quote.request === 'asking' || state.placing.phase === 'repricing') return true;
  if (isRunning(state.placing) || state.placing.phase === 'placed') return false;
  const wanted = wantedPriceKey(state);
  return wanted !== null && wanted !== state.quote.key;
}

/** AC-01, AC-02: signed in, with the present terms accepted. */
export const isAdmitted = ({ page }: CheckoutState): boolean =>
  isSignedIn(page) && page.session?.acceptedTerms === true;

/** PR-04, PY-22: there is something to pay, and no saved card pays it. */
export const paysByNewCard = (state: CheckoutState): boolean =>
  (dueCents(state) ?? 0) > 0 && state.savedCards.chosen === null;

/** PR-04: cents to pay, null while there is no price. */
export const dueCents = ({ quote }: CheckoutState): number | null => quote.price?.final_price_cents ?? null;
