import { openTakeover } from '@sendahead/shared-contracts/admin/takeover-calls';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, useId, useState } from 'react';
import { startTakeoverTexts as texts } from '../../copy/start-takeover.ts';
import { takeoverTexts } from '../../copy/takeover.ts';
import { useAdmin } from '../../hooks/use-admin.ts';
import { takeoverUrl } from '../../state/takeover-url.ts';

type Problems = { cart?: string | undefined; reason?: string | undefined };

/** Error codes that belong to the field of the cart's number. */
const cartProblems: Readonly<Record<string, string>> = {
  takeover_cart_not_found: texts.notOpened,
  cart_already_ordered: takeoverTexts.ordered,
};

/** OPEN-53: starts a takeover with the number that the customer reads out, and a reason. */
export function StartTakeover({ onClose }: { onClose: () => void }) {
  const { host, navigate } = useAdmin();
  const id = useId();
  const [cart, setCart] = useState('');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  const [held, setHeld] = useState<{ by: string; url: string } | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (opening) return;
    const missing = {
      ...(cart.trim() === '' ? { cart: texts.cartMissing } : {}),
      ...(reason.trim() === '' ? { reason: texts.reasonMissing } : {}),
    };
    setProblems(missing);
    setFailure(null);
    if (Object.keys(missing).length > 0) return;
    setOpening(true);
    try {
      const opened = await host.api.call(openTakeover, {
        body: { cart: cart.trim(), reason: reason.trim() },
      });
      const url = takeoverUrl(opened, host.boot, window.location);
      if (opened.held_by) setHeld({ by: opened.held_by, url });
      else navigate(url);
    } catch (error) {
      const code = isApiError(error) ? error.code : '';
      const problem = cartProblems[code];
      if (problem) setProblems({ cart: problem });
      else setFailure(code === 'too_many_requests' ? texts.tooMany : texts.notOpenedNow);
    }
    setOpening(false);
  };

  if (held !== null)
    return (
      <Modal
        open
        title={texts.heldBy(held.by)}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{texts.leaveItTo(held.by)}</Button>
            <Button variant="primary" onClick={() => navigate(held.url)}>
              {texts.takeItOver}
            </Button>
          </>
        }
      >
        <p>{texts.heldDetail(held.by)}</p>
      </Modal>
    );
  return (
    <Modal
      open
      title={texts.takeCartOver}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={opening} busyLabel={texts.lookingUp}>
            {texts.takeOver}
          </Button>
        </>
      }
    >
      <form id={id} className="admin-takeover" noValidate onSubmit={submit}>
        {failure === null ? null : (
          <Alert severity="danger" live>
            {failure}
          </Alert>
        )}
        <TextField
          label={texts.cartNumber}
          hint={texts.cartNumberHint}
          name="cart"
          required
          autoComplete="off"
          maxLength={64}
          value={cart}
          error={problems.cart}
          onChange={({ target }) => {
            setCart(target.value);
            setProblems({ ...problems, cart: undefined });
          }}
        />
        <TextField
          label={texts.reason}
          name="reason"
          required
          autoComplete="off"
          maxLength={200}
          value={reason}
          error={problems.reason}
          onChange={({ target }) => {
            setReason(target.value);
            setProblems({ ...problems, reason: undefined });
          }}
        />
      </form>
    </Modal>
  );
}
