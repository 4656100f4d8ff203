import { openTakeover } from '@sendahead/shared-contracts/admin/takeover-calls';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import type { ListedCart } from '@sendahead/shared-contracts/console/cart-calls';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { takeOverTexts as texts } from '../../copy/take-over.ts';
import { takeoverUrl } from '../../state/takeover-url.ts';

const reasonWords = {
  label: actTexts.reason,
  hint: texts.reasonHint,
  missing: texts.reasonMissing,
  maxLength: 200,
};

/** OPEN-53: asks for the reason for a takeover, which then continues on the brand's booking page. */
export function TakeOverDialog({
  cart,
  onClose,
}: {
  cart: Pick<ListedCart, 'display_id' | 'held_by'>;
  onClose: () => void;
}) {
  const { host } = useConsole();
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, openTakeover));
  const act = (reason: string): void =>
    mutate(
      { body: { cart: cart.display_id, reason } },
      {
        onSuccess: (opened) => window.location.assign(takeoverUrl(opened, host.boot, window.location)),
      },
    );
  const isGone = isApiError(error) && [404, 409].includes(error.status);
  return (
    <ReasonDialog
      title={texts.title(cart.display_id)}
      act={texts.takeOver}
      busy={isPending}
      failure={error ? (isGone ? texts.gone : texts.notOpened) : null}
      onClose={onClose}
      onAct={act}
      words={reasonWords}
    >
      {cart.held_by ? <p>{texts.held(cart.held_by)}</p> : null}
    </ReasonDialog>
  );
}
