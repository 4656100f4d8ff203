import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { type FocusEvent, useState } from 'react';
import { signInWords as words } from '../../copy/account-forms.ts';
import { signInProblem } from '../../copy/account-problems.ts';
import { passkeysWork } from '../../effects/passkeys.ts';
import type { AccountDialogProps } from './account-dialog.tsx';
import { ShowPassword } from './show-password.tsx';
import { useAccount } from './use-account.ts';

/** MD-15, VL-46, ER-15: signing in with a password. */
export function SignInForm({ id, forms, onSwitch, ordering }: AccountDialogProps) {
  const account = useAccount();
  const form = forms.signIn;
  const [shown, setShown] = useState(false);
  const { errors, isSubmitted } = form.formState;
  const bind = (name: 'email' | 'password') => {
    const { onBlur, ...field } = form.register(name, { validate: (text) => text.trim() !== '' });
    return {
      ...field,
      onBlur: (left: FocusEvent) => afterQuietPeriod(() => void onBlur(left)),
      error: errors[name] ? signInProblem(name, isSubmitted) : undefined,
      required: true,
    };
  };
  return (
    <form
      id={id}
      className="checkout-account"
      noValidate
      onSubmit={form.handleSubmit((values) => account.signIn(values))}
    >
      {forms.recognized ? (
        <Alert severity="info" live>
          {words.recognized({ email: forms.recognized, ordering })} {words.notYours}
        </Alert>
      ) : null}
      <TextField
        {...bind('email')}
        label={words.email}
        type="email"
        maxLength={120}
        autoComplete="username"
      />
      <TextField
        {...bind('password')}
        label={words.password}
        type={shown ? 'text' : 'password'}
        maxLength={200}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ShowPassword shown={shown} onChange={setShown} />
      <div className="checkout-other-ways">
        {passkeysWork() ? (
          <Button variant="quiet" onClick={() => account.signInByPasskey()}>
            {words.passkey}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={() => onSwitch('mail-code')}>
          {words.byCode}
        </Button>
        <Button variant="quiet" onClick={() => onSwitch('forgotten')}>
          {words.forgotten}
        </Button>
      </div>
    </form>
  );
}
