import { escapeText } from '../../../platform/http/escape.ts';

/** Splits "Sendahead Golf" into the house name and the name on its luggage tag; any other name has no tag. */
export function nameOnTag(name: string): { house: string; tag: string } {
  const [, house, tag] = /^(Sendahead) (.+)$/.exec(name) ?? [];
  return { house: house ?? name, tag: tag ?? '' };
}

const brandMark =
  '<svg class="brand-mark" viewBox="0 0 28 28" aria-hidden="true"><path d="M4 22Q12 4 23 9"/><circle cx="23" cy="9" r="4"/></svg>';

/** Mark and name of a brand as markup, with the name of the line on a tag. */
export function writeBrandName(name: string): string {
  const { house, tag } = nameOnTag(name);
  const tagged = tag ? ` <span class="brand-tag">${escapeText(tag)}</span>` : '';
  return `${brandMark}<span class="brand-name">${escapeText(house)}${tagged}</span>`;
}
