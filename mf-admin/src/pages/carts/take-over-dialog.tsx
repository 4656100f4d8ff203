import { openTakeover } from '@sendahead/shared-contracts/admin/takeover-calls';
import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import type { ListedCart } from '@sendahead/shared-contracts/console/cart-calls';
import { TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { takeOverTexts as texts } from '../../copy/take-over.ts';
import { takeoverAddress } from '../../state/takeover-address.ts';

/** OPEN-53: why a cart is taken over; the takeover then goes on at the brand's booking page. */
export function TakeOverDialog({
  cart,
  onClose,
}: {
  cart: Pick<ListedCart, 'display_id' | 'held_by'>;
  onClose: () => void;
}) {
  const { host } = useConsole();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, openTakeover));

  const submit = (): void => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const body = { cart: cart.display_id, reason: reason.trim() };
    const go = (opened: CallOutput<typeof openTakeover>): void =>
      window.location.assign(takeoverAddress(opened, host.boot.brand.slug, window.location));
    mutate({ body }, { onSuccess: go });
  };
  const gone = isApiError(error) && [404, 409].includes(error.status);
  return (
    <FormDialog
      title={texts.title(cart.display_id)}
      act={texts.takeOver}
      busyAct={texts.opening}
      busy={isPending}
      failure={error ? (gone ? texts.gone : texts.notOpened) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      {cart.held_by ? <p>{texts.held(cart.held_by)}</p> : null}
      <TextField
        label={actTexts.reason}
        hint={texts.reasonHint}
        required
        autoComplete="off"
        maxLength={200}
        value={reason}
        error={missing ? texts.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
