import { ledOnTo, ledTo } from '@sendahead/shared-ui';
import { cardFieldsId, paymentTitleId } from '../state/field-id.ts';

const controls = 'input, select, textarea, button, a[href]';

/** The chosen option of a group, or its first control. */
const controlOf = (group: Element): HTMLElement | null =>
  group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>(controls);

/**
 * The control with an id. The card fields are drawn after the price: until then it is the title of their
 * card.
 */
const placeOf = (id: string): HTMLElement | null =>
  document.getElementById(id) ?? (id === cardFieldsId ? document.getElementById(paymentTitleId) : null);

/**
 * Moves a person to the control with an id: it takes the focus and scrolls into view. In a group it is the
 * chosen option, or the first. False if there is no such control.
 */
export function focusControl(id: string): boolean {
  const place = placeOf(id);
  if (!place) return false;
  // A folded card opens, because hidden content cannot take the focus.
  ledTo(place);
  const within = place.matches('fieldset, [role="radiogroup"]') ? controlOf(place) : null;
  const control = within ?? place;
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center' });
  return true;
}

/** The same for the next step of a booking, which folds finished cards behind it. */
export function focusNextStep(id: string): boolean {
  const place = placeOf(id);
  if (place) ledOnTo(place);
  return focusControl(id);
}

/** PY-38: the ref of a form while it has an error, which would be under the fixed total. */
export const intoView = (form: HTMLElement | null): void => form?.scrollIntoView?.({ block: 'center' });
