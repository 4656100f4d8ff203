import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import type { resendConfirmation, resendLabels } from '@sendahead/shared-contracts/console/order-act-calls';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../console/use-console.ts';
import { actTexts } from '../../../copy/acts.ts';
import { notDoneWords } from '../../../copy/order.ts';

interface Props {
  readonly view: OrderView;
  readonly call: typeof resendConfirmation | typeof resendLabels;
  readonly title: string;
  /** The sentence shown after it is sent. */
  readonly done: string;
  readonly onNotice: (notice: string | null) => void;
}

/** Resends an email of the order. The button remains, so that its row does not move. */
export function Resend({ view, call, title, done, onNotice }: Props) {
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, call, viewOrder, orderLife));
  // One key for the page: no matter how often the button is pressed, one email is sent.
  const [key] = useState(() => crypto.randomUUID());
  const resend = (): void => {
    onNotice(null);
    mutate(
      { params: { orderId: view.detail.order.order_id }, body: { key } },
      { onSuccess: () => onNotice(done) },
    );
  };
  return (
    <>
      <Button busy={isPending} busyLabel={actTexts.sending} onClick={resend}>
        {title}
      </Button>
      {error ? (
        <Alert severity="danger" live>
          {notDoneWords(error)}
        </Alert>
      ) : null}
    </>
  );
}
