import { Slot } from '../layout/slot.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PageParts } from './page-parts.ts';

/** RT-20: the receipt of an order. */
export function ReceiptPage({ state: _, ...parts }: PageParts) {
  return (
    <PageFrame {...parts}>
      <Slot place="receipt" />
    </PageFrame>
  );
}
