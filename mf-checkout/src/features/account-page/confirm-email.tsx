import { confirmEmailChange } from '@sendahead/shared-contracts/accounts/email-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { confirmEmailWords as words } from '../../copy/account-sign-in.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection } from './account-section.tsx';
import { ActProblem } from './act-problem.tsx';

/** The token of an emailed link, from the page's address. */
const tokenOf = (search: string): string | null => new URLSearchParams(search).get('email_token');

/**
 * Confirms a new email address after its emailed link was opened. It requires a press, because email scanners
 * open links but press nothing.
 */
export function ConfirmEmail({ changed }: { changed: () => void }) {
  const { host } = useCheckout();
  const act = useAct();
  const [token] = useState(() => tokenOf(window.location.search));
  const [email, setEmail] = useState<string | null>(null);
  if (token === null) return null;
  const confirm = async () => {
    const done = await act.run(async () => {
      setEmail((await host.api.call(confirmEmailChange, { body: { token } })).email);
    });
    if (!done) return;
    window.history.replaceState(null, '', window.location.pathname);
    changed();
  };
  return (
    <AccountSection title={words.title}>
      {email === null ? (
        <>
          <p>{words.question}</p>
          <ActProblem act={act} />
          <div className="account-acts">
            <Button variant="primary" onClick={confirm} busy={act.busy} busyLabel={words.confirming}>
              {words.confirm}
            </Button>
          </div>
        </>
      ) : (
        <Alert severity="success" live>
          {words.confirmed({ email })}
        </Alert>
      )}
    </AccountSection>
  );
}
