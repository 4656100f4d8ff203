import { listPasskeys, removePasskey } from '@sendahead/shared-contracts/accounts/passwordless-calls';
import { Button } from '@sendahead/shared-ui/button';
import { VisuallyHidden } from '@sendahead/shared-ui/visually-hidden';
import { useState } from 'react';
import { dayOf } from '../../copy/account-page.ts';
import { makePasskey, passkeysWork } from '../../effects/passkeys.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection, Answered } from './account-section.tsx';
import { ActProblem } from './act-problem.tsx';
import { Done } from './done.tsx';
import { PresentPassword } from './password-field.tsx';

/** Passkeys: signing in by finger, face or PIN of a device. */
export function PasskeysSection() {
  const { host } = useCheckout();
  const { answer, ask } = useAnswer(listPasskeys);
  const removal = useAct();
  const remove = async (id: string) => {
    await removal.run(() => host.api.call(removePasskey, { params: { id } }));
    ask();
  };
  return (
    <AccountSection title="Passkeys">
      <p>Sign in by fingerprint, face or PIN of your device, without a password.</p>
      <ActProblem act={removal} />
      <Answered of={answer} ask={ask} what="your passkeys">
        {({ passkeys }) => (
          <ul className="account-list">
            {passkeys.map(({ id, name, created_at, last_used_at }) => (
              <li key={id} className="account-row">
                <div>
                  <strong>{name}</strong>
                  <p className="account-hint">
                    {`Made ${dayOf(created_at)}, ${last_used_at ? `last used ${dayOf(last_used_at)}` : 'not used yet'}`}
                  </p>
                </div>
                <Button variant="quiet" onClick={() => remove(id)}>
                  Remove<VisuallyHidden>{` ${name}, made ${dayOf(created_at)}`}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Answered>
      {passkeysWork() ? <MakePasskey made={ask} /> : <p>This browser cannot make passkeys.</p>}
    </AccountSection>
  );
}

function MakePasskey({ made }: { made: () => void }) {
  const { host } = useCheckout();
  const act = useAct();
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const make = async () => {
    setDone(false);
    const added = await act.run(() => makePasskey(host.api, password));
    setDone(added);
    if (added) made();
  };
  // Asked for only where the sign-in is too old to do without.
  const wantsPassword = act.problem === 'password_wrong' || password !== '';
  return (
    <>
      {wantsPassword ? <PresentPassword value={password} onChange={setPassword} act={act} /> : null}
      <ActProblem act={act} />
      <div className="account-acts">
        <Button onClick={make} busy={act.busy} busyLabel="Waiting for your device…">
          Make a passkey
        </Button>
        <Done when={done}>Made. Next time you can sign in with it.</Done>
      </div>
    </>
  );
}
