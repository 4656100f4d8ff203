import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Route } from '../layout/placements.ts';
import type { PageParts } from './page-parts.ts';
import { ReceiptPage } from './receipt-page.tsx';
import { ShipPage } from './ship-page.tsx';

/** Draws the frame over what the server painted; when it returns, the places of the fragments are there. */
export function drawPage(route: Route, parts: PageParts, container: HTMLElement): void {
  const Page = route === 'receipt' ? ReceiptPage : ShipPage;
  const root = createRoot(container, { onUncaughtError: (error) => parts.report(error, 'page') });
  flushSync(() => root.render(<Page {...parts} />));
}
