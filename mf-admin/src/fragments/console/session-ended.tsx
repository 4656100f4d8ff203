import { readSession } from '@sendahead/shared-contracts/accounts/session-calls';
import { signedInEvent } from '@sendahead/shared-contracts/accounts/topics';
import { Alert, Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useConsole } from '../../console/use-console.ts';
import { sessionEndedTexts as texts } from '../../copy/console.ts';

/**
 * A session that ended while staff worked: they sign in in another tab, and continue here with all their
 * input.
 */
export function SessionEnded() {
  const { host, userId } = useConsole();
  const client = useQueryClient();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const resume = async (): Promise<void> => {
      const { user } = await host.api.call(readSession, {});
      if (user === null) return;
      // Another person must not continue with this person's input.
      if (user.id !== userId) return window.location.reload();
      // Like an order that waits for the sign-in, the page then continues automatically instead of being
      // left.
      host.bus.publish(signedInEvent, { userId: user.id, ordering: true });
      await client.invalidateQueries();
    };
    const look = (): void => {
      if (document.visibilityState === 'visible')
        resume().catch((error: unknown) => host.report(error, 'session'));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [host, userId, client]);
  return (
    <>
      <Alert severity="warning" action={<SignIn />}>
        {texts.explained}
      </Alert>
      <Modal
        open={open}
        title={texts.title}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{texts.notNow}</Button>
            <SignIn />
          </>
        }
      >
        <p>{texts.explained}</p>
      </Modal>
    </>
  );
}

const SignIn = () => (
  <a
    className="ui-button ui-button--primary"
    href="/account?login_flag=1&value=%2Fadmin"
    target="_blank"
    rel="noopener noreferrer"
  >
    {texts.signIn}
  </a>
);
