import { keepAuthenticator } from '@sendahead/shared-contracts/accounts/second-factor-calls';
import { foldDigits } from '@sendahead/shared-contracts/validation/fold-text';
import { Button, lazyView, Skeleton, TextField } from '@sendahead/shared-ui';
import { Suspense, useState } from 'react';
import { fieldFailure } from '../../copy/account-page.ts';
import { authenticatorWords as words } from '../../copy/account-sign-in.ts';
import { appCodeWords, codeMissing } from '../../copy/second-factor.ts';
import type { AppSecret } from '../../effects/second-factor.ts';
import { ActProblem } from '../../features/account-page/act-problem.tsx';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';

const AppSecretView = lazyView(
  async () => (await import('../../features/account/app-secret-view.tsx')).AppSecretView,
);

interface NewAppProps {
  readonly secret: AppSecret;
  readonly onKept: (codes: readonly string[]) => void;
  readonly onClose: () => void;
  /** Shows a new secret if this one has expired. */
  readonly onBegin: () => void;
}

/** An app that is being added: it shows that it has the secret before a code is requested. */
export function NewApp({ secret, onKept, onClose, onBegin }: NewAppProps) {
  const { host } = useCheckout();
  const act = useAct();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const isComplete = foldDigits(code).length === 6;
  const keep = async () => {
    setMissing(!isComplete);
    if (!isComplete) return;
    await act.run(async () => {
      onKept((await host.api.call(keepAuthenticator, { body: { code } })).recovery_codes);
    });
  };
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Suspense fallback={<Skeleton shape="card" label={appCodeWords.loading} />}>
        <AppSecretView secret={secret} />
      </Suspense>
      <TextField
        label={appCodeWords.label}
        hint={appCodeWords.hint}
        width="short"
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={missing && !isComplete ? codeMissing(false) : fieldFailure(act.fields.code)}
      />
      <ActProblem act={act} />
      <div className="account-acts">
        <Button type="submit" busy={act.busy} busyLabel={words.keeping}>
          {words.keep}
        </Button>
        {act.problem === 'sign_in_step_over' ? (
          <Button variant="quiet" onClick={onBegin}>
            {words.beginAgain}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
