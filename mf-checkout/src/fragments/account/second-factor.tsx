import * as calls from '@sendahead/shared-contracts/accounts/second-factor-calls';
import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { Button } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf } from '../../copy/account-page.ts';
import { authenticatorWords as words } from '../../copy/account-sign-in.ts';
import { codesLeft } from '../../copy/second-factor.ts';
import type { AppSecret } from '../../effects/second-factor.ts';
import { RecoveryCodes } from '../../features/account/recovery-codes.tsx';
import { AccountSection, Answered } from '../../features/account-page/account-section.tsx';
import { ActProblem } from '../../features/account-page/act-problem.tsx';
import { PresentPassword } from '../../features/account-page/password-field.tsx';
import { type Act, useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { NewApp } from './new-app.tsx';

type Present = CallOutput<typeof calls.readSecondFactor>;

/** The authenticator app of a user who may have one; renders nothing for everybody else. */
export function SecondFactor() {
  const { host } = useCheckout();
  const query = useQuery(queryOf(host.api, calls.readSecondFactor, {}));
  if (query.isPending || query.data?.offered === false) return null;
  return (
    <AccountSection title={words.title}>
      <Answered query={query} what={words.what}>
        {(present) => <OwnApp present={present} changed={query.refetch} />}
      </Answered>
    </AccountSection>
  );
}

/** The content next to the buttons: nothing, an app that is being added, or codes to save. */
type Shown = { secret: AppSecret } | { codes: readonly string[] } | null;

function OwnApp({ present, changed }: { present: Present; changed: () => void }) {
  const { host } = useCheckout();
  const act = useAct();
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState<Shown>(null);
  const body = password === '' ? {} : { current_password: password };
  /** Runs an act that requires a recent sign-in; the password is cleared once it succeeded. */
  const run = async (work: () => Promise<void>) => {
    if (await act.run(work)) setPassword('');
  };
  const begin = () =>
    run(async () => setShown({ secret: await host.api.call(calls.beginAuthenticator, { body }) }));
  const renew = () =>
    run(async () => {
      const { recovery_codes } = await host.api.call(calls.renewRecoveryCodes, { body });
      setShown({ codes: recovery_codes });
      changed();
    });
  const remove = () =>
    run(async () => {
      await host.api.call(calls.removeAuthenticator, { body });
      changed();
    });
  const keptCodes = (codes: readonly string[]) => {
    setShown({ codes });
    changed();
  };
  if (shown && 'codes' in shown)
    return (
      <>
        <RecoveryCodes codes={shown.codes} />
        <div className="account-acts">
          <Button onClick={() => setShown(null)}>{words.codesKept}</Button>
        </div>
      </>
    );
  if (shown)
    return <NewApp secret={shown.secret} onKept={keptCodes} onClose={() => setShown(null)} onBegin={begin} />;
  return (
    <>
      <p>
        {present.since
          ? words.since({ day: dayOf(present.since), codes: codesLeft(present.recovery_codes_left) })
          : words.why}
      </p>
      <Password value={password} onChange={setPassword} act={act} />
      <ActProblem act={act} />
      <div className="account-acts">
        <Button onClick={begin} busy={act.busy} busyLabel={words.busy}>
          {present.since ? words.another : words.add}
        </Button>
        {present.since ? (
          <Button variant="quiet" onClick={renew}>
            {words.newCodes}
          </Button>
        ) : null}
        {present.since && !present.required ? (
          <Button variant="quiet" onClick={remove}>
            {words.withoutApp}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Requested only if the sign-in is too old to proceed without it. */
function Password({ value, onChange, act }: { value: string; onChange: (text: string) => void; act: Act }) {
  if (act.problem !== 'password_wrong' && value === '') return null;
  return <PresentPassword value={value} onChange={onChange} act={act} />;
}
