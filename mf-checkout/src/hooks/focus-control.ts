import { ledOnTo, ledTo } from '@sendahead/shared-ui';
import { cardFieldsId, paymentTitleId } from '../state/field-id.ts';

const controls = 'input, select, textarea, button, a[href]';

/** The choice that was made in a group, or its first control. */
const controlOf = (group: Element): HTMLElement | null =>
  group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>(controls);

/** The control with an id. The card fields are drawn after the price: until then the title of their card is meant. */
const placeOf = (id: string): HTMLElement | null =>
  document.getElementById(id) ?? (id === cardFieldsId ? document.getElementById(paymentTitleId) : null);

/**
 * Leads a person to the control with an id: it takes the focus and comes into sight. Of a group it is the choice made,
 * or the first. False when there is no such control.
 */
export function focusControl(id: string): boolean {
  const place = placeOf(id);
  if (!place) return false;
  // A card that is folded opens, since what is hidden takes no focus.
  ledTo(place);
  const within = place.matches('fieldset, [role="radiogroup"]') ? controlOf(place) : null;
  const control = within ?? place;
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center' });
  return true;
}

/** The same for the next step of a booking: finished cards fold behind it. */
export function focusNextStep(id: string): boolean {
  const place = placeOf(id);
  if (place) ledOnTo(place);
  return focusControl(id);
}
