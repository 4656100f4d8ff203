import { Slot } from '../layout/slot.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PageParts } from './page-parts.ts';

/** The page of a divided bill, for whoever divided it. */
export function SharesPage({ state: _, ...parts }: PageParts) {
  return (
    <PageFrame {...parts}>
      <Slot place="shares" />
    </PageFrame>
  );
}
