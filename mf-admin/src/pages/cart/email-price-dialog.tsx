import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { emailCartPrice } from '@sendahead/shared-contracts/console/cart-calls';
import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { cartTexts as texts } from '../../copy/cart.ts';

interface Props {
  readonly cartId: string;
  /** The known address of the customer; '' without one. */
  readonly email: string;
  readonly onClose: () => void;
  readonly onSent: (email: string) => void;
}

const failures: Readonly<Record<string, string>> = {
  booking_not_priced: texts.notPriced,
  cart_not_found: texts.gone,
  cart_already_ordered: texts.gone,
  too_many_requests: texts.tooMany,
};

/** Sends the customer the link with the price that the page itself offers to email. */
export function EmailPriceDialog({ cartId, email: suggested, onClose, onSent }: Props) {
  const { isPending, error, mutate } = useMutation(mutationOf(useApi(), emailCartPrice));
  const [email, setEmail] = useState(suggested);
  const [pressed, setPressed] = useState(false);
  const send = (): void => {
    setPressed(true);
    if (!isEmail(email)) return;
    mutate({ params: { cartId }, body: { email: email.trim() } }, { onSuccess: () => onSent(email.trim()) });
  };
  return (
    <FormDialog
      title={texts.emailTitle}
      act={texts.send}
      busy={isPending}
      failure={error ? ((isApiError(error) ? failures[error.code] : undefined) ?? texts.notSent) : null}
      onClose={onClose}
      onSubmit={send}
    >
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        required
        type="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={pressed && !isEmail(email) ? texts.emailMissing : undefined}
      />
    </FormDialog>
  );
}
