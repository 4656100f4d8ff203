import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { previewParameter } from '@sendahead/shared-contracts/releases/preview';
import { escapeText } from '../../../platform/http/escape.ts';
import type { Preview } from '../../releases/public/preview-token.ts';

/** Also for the band of a brand that is switched off. */
export const previewBannerStyle =
  '.preview-banner{position:sticky;top:0;z-index:60;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;padding:.5rem 1rem;color:#1b1300;background:#ffd25a;font-size:.875rem;overflow-wrap:anywhere}.preview-banner a{padding-block:.125rem;color:inherit;font-weight:600}@media print{.preview-banner{display:none}}';

/** The same page without the preview. */
function wayOut(url: string): string {
  const { pathname, searchParams } = new URL(url, 'https://site.invalid');
  searchParams.delete(previewParameter);
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** A band over the page that says what its tab shows and how to leave it. No script draws it. */
export function writePreviewBanner(
  { part, version, until }: Preview,
  { url, nonce, paysNothing }: { url: string; nonce: string; paysNothing: boolean },
): string[] {
  const end = new Intl.DateTimeFormat('en-US', {
    timeZone: homeTimeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const paying = paysNothing ? ' Nothing can be paid here.' : '';
  return [
    `<style nonce="${nonce}">${previewBannerStyle}</style>`,
    '<aside class="preview-banner" aria-label="Preview">',
    `<span><strong>Preview of ${escapeText(part)} ${escapeText(version)}</strong> in this tab only, until ${escapeText(end.format(until))}.${paying}</span>`,
    `<a href="${escapeText(wayOut(url))}">Leave the preview</a>`,
    '</aside>',
  ];
}
