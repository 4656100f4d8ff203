import { Slot } from '../layout/slot.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PageParts } from './page-parts.ts';

/** The console of staff: wider than the pages of customers. */
export function ConsolePage({ state: _, ...parts }: PageParts) {
  return (
    <PageFrame {...parts} wide>
      <Slot place="console" />
    </PageFrame>
  );
}
