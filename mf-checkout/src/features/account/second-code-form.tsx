import { foldDigits } from '@sendahead/shared-contracts/validation/fold-text';
import { Button } from '@sendahead/shared-ui/button';
import { TextField } from '@sendahead/shared-ui/field';
import { useEffect, useRef, useState } from 'react';
import { codeMissing } from '../../copy/second-factor.ts';
import { passkeysWork } from '../../effects/passkeys.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import type { DoorProps } from './door-dialog.tsx';
import { useAccount } from './use-account.ts';
import { useSecondFactor } from './use-second-factor.ts';

/** The password was right; now the code of the app, a recovery code or a passkey. */
export function SecondCodeForm({ id }: DoorProps) {
  const account = useAccount();
  const second = useSecondFactor();
  const refused = useSelector((state) => state.account.fieldErrors.code);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [byRecovery, setByRecovery] = useState(false);
  const [missing, setMissing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is typed in the same field
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
      <p>
        {byRecovery
          ? 'Each of the codes that you kept when you added your app works once.'
          : 'Open your authenticator app and type the code that it shows for us.'}
      </p>
      <TextField
        ref={field}
        label={byRecovery ? 'Recovery code' : 'Code of your app'}
        hint={byRecovery ? '16 letters and digits' : '6 digits'}
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
            Use a passkey
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
          {byRecovery ? 'Use the code of my app' : 'Use a recovery code'}
        </Button>
      </div>
    </form>
  );
}
