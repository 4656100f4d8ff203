import { demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { type ChangeAct, ChangeBooking } from '../../features/change-booking/change-booking.tsx';
import { useOrders } from '../../hooks/use-orders.ts';
import { useRefreshOrder } from '../../hooks/use-refresh-order.ts';
import { focusOrderTitle } from '../../views/order-title.ts';

const dialogs = demanded(async () => (await import('./act-dialog.tsx')).ActDialog);

/** The allowed changes of the order, and their dialogs, loaded when the first is opened. */
export function ChangeSection() {
  const { host } = useOrders();
  const refresh = useRefreshOrder();
  const [act, setAct] = useState<ChangeAct | null>(null);
  const [done, setDone] = useState(0);
  const onClose = (): void => setAct(null);
  const onDone = (): void => {
    setAct(null);
    refresh();
    setDone((before) => before + 1);
  };
  // After the dialog has returned focus to a button that the change may remove.
  useEffect(() => {
    if (done > 0) focusOrderTitle();
  }, [done]);
  return (
    <>
      <ChangeBooking onOpen={setAct} />
      {act ? <ViewOnDemand of={dialogs} props={{ act, onClose, onDone }} report={host.report} /> : null}
    </>
  );
}
