import { type Html, html } from '../../../platform/http/html.ts';
import type { LikePlace } from '../../geo/public/places-like.ts';
import { boxWords } from '../copy/start.ts';
import type { BoxFields } from '../price/trip.ts';

/** Places that a field may mean. */
export interface Suggestions {
  readonly field: 'from' | 'to';
  readonly places: readonly LikePlace[];
}

interface WayOn {
  readonly action: string;
  readonly fields: BoxFields;
  readonly shipUrl: string;
  /** The brand's word for its places. */
  readonly placeWord: string;
}

/** The form's own URL with another place or day in the field. */
export function hrefOf(
  action: string,
  fields: BoxFields,
  { field, place }: { field: string; place: string },
): string {
  const { from, to, by, back, item, count } = fields;
  const query = new URLSearchParams({
    from,
    to,
    item,
    count: String(count),
    ...(by ? { by } : {}),
    ...(back ? { back } : {}),
    [field]: place,
  });
  return `${action}?${query}#price`;
}

/**
 * The choices when the box does not know a place: similar places, one click away, and the booking, which
 * accepts addresses in any country.
 */
export function writeWayOn(
  { field, places }: Suggestions,
  { action, fields, shipUrl, placeWord }: WayOn,
): Html {
  const links = places.map(
    ({ label, line }) =>
      html`<li><a href="${hrefOf(action, fields, { field, place: line })}" data-fill="${field}" data-line="${line}">${label}</a></li>`,
  );
  return html`${places.length > 0 ? html`<div class="start-meant" data-of="${field}"><p>${boxWords.suggestions}</p><ul>${links}</ul></div>` : null}
<p class="start-hint" data-of="${field}">${boxWords.byTown({ place: placeWord })}</p>
<p class="start-hint" data-of="${field}">${boxWords.abroad} <a href="${shipUrl}">${boxWords.abroadLink}</a></p>`;
}
