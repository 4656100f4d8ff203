import { signInRequestedEvent } from '@sendahead/shared-contracts/accounts/topics';
import { Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { takeoverDialogTexts as texts } from '../../copy/takeover-dialogs.ts';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import { needsSignIn } from '../../state/takeover.ts';

/** MD-21, TK-02, ER-28: a cart is to be taken over, but no user with permission is signed in to its brand. */
export function LoginDialog() {
  const { host, store } = useAdmin();
  const open = useSelector(needsSignIn);
  const close = () => store.dispatch({ type: 'takeover-ended' });
  return (
    <Modal
      open={open}
      title={texts.signInTitle}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{texts.notNow}</Button>
          <Button
            variant="primary"
            onClick={() => host.bus.publish(signInRequestedEvent, { reason: 'header' })}
          >
            {texts.signInAct}
          </Button>
        </>
      }
    >
      <p>{texts.signIn}</p>
    </Modal>
  );
}
