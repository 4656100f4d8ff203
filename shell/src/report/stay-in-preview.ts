import { previewParameter } from '@sendahead/shared-contracts/releases/preview';

/**
 * Links of this site that the tab follows open previews too, except the link that leaves the preview. Other
 * tabs are not affected.
 */
export function stayInPreview(page: Window): void {
  const token = new URL(page.location.href).searchParams.get(previewParameter);
  if (token === null) return;
  page.document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.target === '_blank' || link.closest('.preview-banner')) return;
      const url = new URL(link.href);
      if (url.origin !== page.location.origin || url.pathname.startsWith('/api/')) return;
      // A link within this page loads nothing.
      if (link.getAttribute('href')?.startsWith('#') || url.searchParams.has(previewParameter)) return;
      url.searchParams.set(previewParameter, token);
      link.href = url.href;
    },
    { capture: true },
  );
}
