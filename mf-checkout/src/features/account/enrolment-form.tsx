import { foldDigits } from '@sendahead/shared-contracts/validation/fold-text';
import { Skeleton, TextField } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { appCodeWords, codeMissing } from '../../copy/second-factor.ts';
import { secondStepWords } from '../../copy/second-step.ts';
import type { AppSecret } from '../../effects/second-factor.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import type { AccountDialogProps } from './account-dialog.tsx';
import { AppSecretView } from './app-secret-view.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondFactor } from './use-second-factor.ts';

type Kept = { codes: readonly string[]; userId: string };

/**
 * The first sign-in of staff who need two factors: adds an app, shows its recovery codes, then the page
 * continues.
 */
export function EnrolmentForm({ id, onSignedIn }: AccountDialogProps) {
  const second = useSecondFactor();
  const refused = useSelector((state) => state.account.fieldErrors.code);
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const [kept, setKept] = useState<Kept | null>(null);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void second.begin().then(setSecret);
  }, [second]);
  useEffect(() => {
    if (secret) field.current?.focus();
  }, [secret]);
  useEnteredAtTheEnd(kept, second.enter);

  const isComplete = foldDigits(code).length === 6;
  const keep = async (): Promise<void> => {
    setMissing(!isComplete);
    if (!isComplete) return field.current?.focus();
    const enrolment = await second.keep(code);
    if (enrolment) onSignedIn();
    setKept(enrolment);
  };
  return (
    <form
      id={id}
      className="checkout-account"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (kept) second.enter(kept.userId);
        else void keep();
      }}
    >
      {kept ? (
        <RecoveryCodes codes={kept.codes} />
      ) : (
        <>
          <p>{secondStepWords.appWanted}</p>
          {secret ? (
            <AppSecretView secret={secret} />
          ) : (
            <Skeleton shape="card" label={appCodeWords.loading} />
          )}
          <TextField
            ref={field}
            label={appCodeWords.label}
            hint={appCodeWords.hint}
            width="short"
            required
            value={code}
            onChange={({ target }) => setCode(target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={missing && !isComplete ? codeMissing(false) : refused}
          />
        </>
      )}
    </form>
  );
}

/**
 * The server has signed the person in already, so closing the dialog before the last step keeps them signed
 * in.
 */
function useEnteredAtTheEnd(kept: Kept | null, enter: (userId: string) => void): void {
  const latest = useRef<{ kept: Kept | null; busy: boolean }>({ kept: null, busy: false });
  latest.current = { kept, busy: useSelector((state) => state.account.busy) };
  useEffect(
    () => () => {
      const { kept: left, busy } = latest.current;
      if (left && !busy) enter(left.userId);
    },
    [enter],
  );
}
