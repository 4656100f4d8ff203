import { deleteAccount } from '@sendahead/shared-contracts/accounts/own-account-calls';
import { Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { leavingWords as words } from '../../copy/account-sections.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection } from './account-section.tsx';
import { ActProblem } from './act-problem.tsx';
import { PresentPassword } from './password-field.tsx';

/** Downloads all stored data as a file, and deletes the account. */
export function LeavingSection({ deleted }: { deleted: () => void }) {
  const [confirming, setConfirming] = useState(false);
  return (
    <AccountSection title={words.title}>
      <p>{words.file}</p>
      <div className="account-acts">
        <a className="ui-button ui-button--secondary" href="/api/v6/own_data" download="my-data.json">
          {words.download}
        </a>
        {confirming ? null : (
          <Button variant="quiet" onClick={() => setConfirming(true)}>
            {words.delete}
          </Button>
        )}
      </div>
      {confirming ? <DeleteAccount keep={() => setConfirming(false)} deleted={deleted} /> : null}
    </AccountSection>
  );
}

function DeleteAccount({ keep, deleted }: { keep: () => void; deleted: () => void }) {
  const { host } = useCheckout();
  const act = useAct();
  const [password, setPassword] = useState('');
  const leave = async () => {
    const body = password === '' ? {} : { current_password: password };
    if (await act.run(() => host.api.call(deleteAccount, { body }))) deleted();
  };
  return (
    <form
      className="account-form"
      noValidate
      aria-label={words.delete}
      onSubmit={(event) => {
        event.preventDefault();
        void leave();
      }}
    >
      <p>{words.consequences}</p>
      <PresentPassword value={password} onChange={setPassword} act={act} />
      <ActProblem act={act} />
      <div className="account-acts">
        <Button type="submit" busy={act.busy} busyLabel={words.deleting}>
          {words.deleteForGood}
        </Button>
        <Button variant="quiet" onClick={keep}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
