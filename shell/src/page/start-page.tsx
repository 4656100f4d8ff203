import { PageAlerts } from '../alerts/page-alerts.tsx';
import { Slot } from '../layout/slot.tsx';
import type { PageParts } from './page-parts.ts';

/** OPEN-01: what is alive of the start page, its quote. The words around it are the server's and need no script. */
export function StartPage({ alerts }: Pick<PageParts, 'alerts'>) {
  return (
    <>
      <PageAlerts alerts={alerts} />
      <Slot place="quote" />
    </>
  );
}
