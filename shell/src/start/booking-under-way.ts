/**
 * Shows the link to the booking that this browser has under way at the brand. The cart is kept by the brand's slug.
 */
export function offerBooking(page: Document, kept: () => Pick<Storage, 'getItem'>): void {
  const link = page.querySelector<HTMLAnchorElement>('a[data-continue]');
  if (!link) return;
  try {
    link.hidden = kept().getItem(`cart_session_${link.dataset.continue ?? ''}`) === null;
  } catch {
    // Storage is closed to this page.
  }
}
