import { Slot } from '../layout/slot.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PageParts } from './page-parts.ts';

/** The page of one's account. */
export function AccountPage({ state: _, ...parts }: PageParts) {
  return (
    <PageFrame {...parts}>
      <Slot place="account" />
    </PageFrame>
  );
}
