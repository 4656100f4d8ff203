import { ledOnTo } from '@sendahead/shared-ui';

const controls = 'input, select, textarea, button, a[href]';

/** The choice that was made in a group, or its first control. */
const controlOf = (group: Element): HTMLElement | null =>
  group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>(controls);

/**
 * Leads a person to the control with an id: it takes the focus and comes into sight. Of a group it is the choice made,
 * or the first. False when there is no such control.
 */
export function leadTo(id: string): boolean {
  const place = document.getElementById(id);
  if (!place) return false;
  const within = place.matches('fieldset, [role="radiogroup"]') ? controlOf(place) : null;
  const control = within ?? place;
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center' });
  return true;
}

/** The same for the next step of a booking: finished cards fold behind it. */
export function leadOnTo(id: string): boolean {
  const place = document.getElementById(id);
  if (place) ledOnTo(place);
  return leadTo(id);
}
