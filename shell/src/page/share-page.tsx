import { Slot } from '../layout/slot.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PageParts } from './page-parts.ts';

/** The page of a share, for whoever was asked by mail. */
export function SharePage({ state: _, ...parts }: PageParts) {
  return (
    <PageFrame {...parts}>
      <Slot place="share" />
    </PageFrame>
  );
}
