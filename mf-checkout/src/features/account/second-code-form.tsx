import { foldDigits } from '@sendahead/shared-contracts/validation/fold-text';
import { Button, TextField } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { appCodeWords, codeMissing } from '../../copy/second-factor.ts';
import { secondStepWords as words } from '../../copy/second-step.ts';
import { passkeysWork } from '../../effects/passkeys.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import type { AccountDialogProps } from './account-dialog.tsx';
import { useAccount } from './use-account.ts';
import { useSecondFactor } from './use-second-factor.ts';

/** After the correct password: the code of the app, a recovery code or a passkey. */
export function SecondCodeForm({ id }: AccountDialogProps) {
  const account = useAccount();
  const second = useSecondFactor();
  const refused = useSelector((state) => state.account.fieldErrors.code);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [byRecovery, setByRecovery] = useState(false);
  const [missing, setMissing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code uses the same field
  useEffect(() => field.current?.focus(), [byRecovery]);
  useEffect(() => {
    if (refused) field.current?.select();
  }, [refused]);

  const isComplete = byRecovery ? code.trim() !== '' : foldDigits(code).length === 6;
  const problem = missing && !isComplete ? codeMissing(byRecovery) : refused;
  return (
    <form
      id={id}
      className="checkout-account"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!isComplete);
        if (isComplete) void second.prove(code.trim());
        else field.current?.focus();
      }}
    >
      <p>{byRecovery ? words.recoveryOnce : words.openApp}</p>
      <TextField
        ref={field}
        label={byRecovery ? words.recoveryCode : appCodeWords.label}
        hint={byRecovery ? words.recoveryHint : appCodeWords.hint}
        width={byRecovery ? undefined : 'short'}
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
        inputMode={byRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={byRecovery ? 40 : 12}
        error={problem}
      />
      <div className="checkout-other-ways">
        {passkeysWork() ? (
          <Button variant="quiet" onClick={() => account.signInByPasskey()}>
            {words.usePasskey}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          onClick={() => {
            setCode('');
            setMissing(false);
            setByRecovery(!byRecovery);
          }}
        >
          {byRecovery ? words.useApp : words.useRecovery}
        </Button>
      </div>
    </form>
  );
}
