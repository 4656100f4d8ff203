import { Alert, Button, Skeleton } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { changeWords } from '../../copy/change.ts';
import { CancelOrder } from '../../features/cancel-order/cancel-order.tsx';
import { ChangeAddress } from '../../features/change-address/change-address.tsx';
import type { ChangeAct } from '../../features/change-booking/change-booking.tsx';
import { ChangeDays } from '../../features/change-days/change-days.tsx';
import { type ChangeOptions, useChangeOptions } from '../../hooks/use-change-options.ts';

interface Props {
  readonly act: ChangeAct;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The dialog of an act, once it is known what is booked. */
export function ActDialog({ act, ...props }: Props) {
  const booked = useChangeOptions();
  if (booked.data) return <OpenDialog act={act} options={booked.data} {...props} />;
  return (
    <Modal open title={changeWords[act]} onClose={props.onClose}>
      {booked.isError ? (
        <Alert
          severity="danger"
          live
          action={<Button onClick={() => booked.refetch()}>{changeWords.tryAgain}</Button>}
        >
          {changeWords.notLoaded}
        </Alert>
      ) : (
        <Skeleton shape="field" count={3} label={changeWords[act]} />
      )}
    </Modal>
  );
}

function OpenDialog({ act, options, ...props }: Props & { options: ChangeOptions }) {
  switch (act) {
    case 'days':
      return <ChangeDays options={options} {...props} />;
    case 'address':
      return <ChangeAddress options={options} {...props} />;
    case 'cancel':
      return <CancelOrder billedTo={options.billed_to} {...props} />;
    default:
      return act satisfies never;
  }
}
