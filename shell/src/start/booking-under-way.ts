import type { PageStorage } from '@sendahead/shared-contracts/page/page-storage';

/**
 * Shows the link to this browser's booking in progress at the brand. The cart is kept by the brand's slug.
 */
export function offerBooking(page: Document, kept: Pick<PageStorage, 'getItem'>): void {
  const link = page.querySelector<HTMLAnchorElement>('a[data-continue]');
  if (!link) return;
  link.hidden = kept.getItem(`cart_session_${link.dataset.continue ?? ''}`) === null;
}
