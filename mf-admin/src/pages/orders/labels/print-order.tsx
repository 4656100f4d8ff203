import type { ListedOrder } from '@sendahead/shared-contracts/console/order-list-calls';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { useState } from 'react';
import { useConsole } from '../../../console/use-console.ts';
import { orderLabelTexts as texts } from '../../../copy/order-labels.ts';
import { PrintDialog } from './print-dialog.tsx';

/** CO-62: prints the labels of one order of the list; renders nothing if none are ready. */
export function PrintOrder({ order }: { order: ListedOrder }) {
  const { may } = useConsole();
  const [open, setOpen] = useState(false);
  if (order.state !== 'labels_ready' || !may('renew_labels')) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {texts.printThis}
        <VisuallyHidden>{` ${texts.labelsOf(order.display_id)}`}</VisuallyHidden>
      </Button>
      {open ? <PrintDialog selection={{ ids: [order.order_id] }} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
