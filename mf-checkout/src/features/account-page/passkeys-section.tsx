import { listPasskeys, removePasskey } from '@sendahead/shared-contracts/accounts/passwordless-calls';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf } from '../../copy/account-page.ts';
import { passkeysWords as words } from '../../copy/account-sign-in.ts';
import { makePasskey, passkeysWork } from '../../effects/passkeys.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection, Answered } from './account-section.tsx';
import { ActProblem } from './act-problem.tsx';
import { Done } from './done.tsx';
import { PresentPassword } from './password-field.tsx';

/** Passkeys: sign-in with a fingerprint, face or PIN of a device. */
export function PasskeysSection() {
  const { host } = useCheckout();
  const query = useQuery(queryOf(host.api, listPasskeys, {}));
  const removal = useAct();
  const remove = async (id: string) => {
    await removal.run(() => host.api.call(removePasskey, { params: { id } }));
    void query.refetch();
  };
  return (
    <AccountSection title={words.title}>
      <p>{words.why}</p>
      <ActProblem act={removal} />
      <Answered query={query} what={words.what}>
        {({ passkeys }) => (
          <ul className="account-list">
            {passkeys.map(({ id, name, created_at, last_used_at }) => (
              <li key={id} className="account-row">
                <div>
                  <strong>{name}</strong>
                  <p className="account-hint">
                    {last_used_at
                      ? words.used({ made: dayOf(created_at), used: dayOf(last_used_at) })
                      : words.unused({ made: dayOf(created_at) })}
                  </p>
                </div>
                <Button variant="quiet" onClick={() => remove(id)}>
                  {words.remove}
                  <VisuallyHidden>{words.removed({ name, made: dayOf(created_at) })}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Answered>
      {passkeysWork() ? <MakePasskey made={query.refetch} /> : <p>{words.impossible}</p>}
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
  // Requested only if the sign-in is too old to proceed without it.
  const wantsPassword = act.problem === 'password_wrong' || password !== '';
  return (
    <>
      {wantsPassword ? <PresentPassword value={password} onChange={setPassword} act={act} /> : null}
      <ActProblem act={act} />
      <div className="account-acts">
        <Button onClick={make} busy={act.busy} busyLabel={words.waiting}>
          {words.make}
        </Button>
        <Done when={done}>{words.made}</Done>
      </div>
    </>
  );
}
