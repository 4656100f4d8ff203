import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Route } from '../layout/placements.ts';
import type { PageParts } from './page-parts.ts';
import { QuotePage } from './quote-page.tsx';
import { ReceiptPage } from './receipt-page.tsx';
import { ShipPage } from './ship-page.tsx';
import { StoresPage } from './stores-page.tsx';

const pages = { ship: ShipPage, receipt: ReceiptPage, quote: QuotePage, stores: StoresPage };

/**
 * Draws the frame over what the server painted; when it resolves, the places of the fragments are there.
 * As a transition, so that React draws in slices and lets input and paint through.
 */
export function drawPage(route: Route, parts: PageParts, container: HTMLElement): Promise<void> {
  const Page = pages[route];
  return new Promise((resolve) => {
    const onUncaughtError = (error: unknown): void => {
      parts.report(error, 'page');
      resolve();
    };
    const root = createRoot(container, { onUncaughtError });
    startTransition(() =>
      root.render(
        <Drawn tell={resolve}>
          <Page {...parts} />
        </Drawn>,
      ),
    );
  });
}

function Drawn({ tell, children }: { tell: () => void; children: ReactNode }): ReactNode {
  useEffect(tell, [tell]);
  return children;
}
