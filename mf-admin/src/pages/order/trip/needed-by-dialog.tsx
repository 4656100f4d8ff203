import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { changeNeededBy } from '@sendahead/shared-contracts/console/order-act-calls';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { isOver } from '@sendahead/shared-contracts/orders/states';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Button, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useConsole } from '../../../console/use-console.ts';
import { neededByTexts as texts } from '../../../copy/needed-by.ts';
import { legLabels } from '../../../copy/order.ts';
import { ActDialog } from '../act-dialog.tsx';

type Leg = OrderView['receipt']['legs'][number];

/** CO-65: the button that opens the dialog, for those who may change orders while bags are in transit. */
export function ChangeNeededBy({ view, leg }: { view: OrderView; leg: Leg }) {
  const { may } = useConsole();
  const [open, setOpen] = useState(false);
  const { order } = view.detail;
  if (!may('change_every_order') || isOver(order.state)) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {leg.needed_by ? texts.change(legLabels[leg.leg]) : texts.add(legLabels[leg.leg])}
      </Button>
      {open ? <NeededByDialog orderId={order.order_id} leg={leg} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function NeededByDialog({ orderId, leg, onClose }: { orderId: string; leg: Leg; onClose: () => void }) {
  const [day, setDay] = useState<string>(leg.needed_by ?? '');
  const [early, setEarly] = useState(false);
  const changing = useMutation(mutationOf(useApi(), changeNeededBy, viewOrder, orderLife));
  const check = (): boolean => {
    const isEarly = day !== '' && day < leg.pickup_date;
    setEarly(isEarly);
    return !isEarly;
  };
  const act = (comment: string): void =>
    changing.mutate(
      {
        params: { orderId, leg: leg.leg },
        body: { needed_by: isCalendarDate(day) ? day : null, comment },
      },
      { onSuccess: onClose },
    );
  return (
    <ActDialog
      title={texts.title(legLabels[leg.leg])}
      act={texts.act}
      busy={changing.isPending}
      error={changing.error}
      onClose={onClose}
      onAct={act}
      check={check}
    >
      <p>{texts.detail}</p>
      <TextField
        label={texts.day}
        hint={texts.hint}
        type="date"
        width="date"
        value={day}
        error={early ? texts.tooEarly : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
    </ActDialog>
  );
}
