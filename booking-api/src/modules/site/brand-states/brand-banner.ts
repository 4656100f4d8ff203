import { brandStateWords as words } from '../copy/brand-states.ts';
import { previewBannerStyle } from '../preview/preview-banner.ts';

/** CO-135: the band over the pages of a brand that is switched off. No script draws it. */
export const writeBrandBanner = (nonce: string): string[] => [
  `<style nonce="${nonce}">${previewBannerStyle}</style>`,
  `<aside class="preview-banner" aria-label="Preview">`,
  `<span><strong>${words.previewTitle}.</strong> ${words.previewSays}</span>`,
  `<a href="/">${words.start}</a><a href="/ship">${words.booking}</a>`,
  '</aside>',
];
