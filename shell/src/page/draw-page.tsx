import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Route } from '../layout/placements.ts';
import type { PageParts } from './page-parts.ts';
import { ShipPage } from './ship-page.tsx';

/** The booking is in the shell's first load, for which people wait; the small pages are loaded separately. */
const pages: Readonly<Partial<Record<Route, () => Promise<ComponentType<PageParts>>>>> = {
  ship: async () => ShipPage,
  quote: async () => (await import('./quote-page.tsx')).QuotePage,
  stores: async () => (await import('./stores-page.tsx')).StoresPage,
};

async function pageOf(route: Route, parts: PageParts): Promise<ReactNode> {
  const load = pages[route];
  if (load) {
    const Page = await load();
    return <Page {...parts} />;
  }
  const { FragmentsPage } = await import('./fragments-page.tsx');
  return <FragmentsPage route={route} parts={parts} />;
}

/**
 * Renders the frame over the server's markup; when it resolves, the places of the fragments are there.
 * As a transition, so that React draws in slices and lets input and paint through.
 */
export async function drawPage(route: Route, parts: PageParts, container: HTMLElement): Promise<void> {
  const page = await pageOf(route, parts);
  return new Promise((resolve) => {
    const onUncaughtError = (error: unknown): void => {
      parts.report(error, 'page');
      resolve();
    };
    const root = createRoot(container, { onUncaughtError });
    startTransition(() => root.render(<Drawn tell={resolve}>{page}</Drawn>));
  });
}

function Drawn({ tell, children }: { tell: () => void; children: ReactNode }): ReactNode {
  useEffect(tell, [tell]);
  return children;
}
