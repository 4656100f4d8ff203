import { passwordWeakness } from '@sendahead/shared-contracts/accounts/password-rules';
import { FieldRow, LiveRegion, TextField } from '@sendahead/shared-ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { passwordPairWords as words } from '../../copy/account-forms.ts';
import { passwordHint, passwordRule } from '../../copy/account-problems.ts';
import { ShowPassword } from './show-password.tsx';
import type { AccountForms } from './use-account-forms.ts';

/**
 * VL-28, VL-38, OPEN-59: a new password, entered twice; it can be shown, and its problems appear while it is
 * typed.
 */
export function PasswordPair({ registration }: Pick<AccountForms, 'registration'>) {
  const [shown, setShown] = useState(false);
  const { errors } = registration.formState;
  const [password, email] = useWatch({ control: registration.control, name: ['password', 'email'] });
  const hint = passwordHint(password, passwordWeakness(password, email));
  const bind = (name: 'password' | 'password_confirmation') => ({
    ...registration.register(name),
    error: errors[name]?.message,
    type: shown ? 'text' : 'password',
    required: true,
    maxLength: 200,
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
  });
  return (
    <div className="checkout-passwords">
      <FieldRow>
        {/* A refusal is shown once, next to the permanent rule. */}
        <TextField
          {...bind('password')}
          label={words.password}
          hint={errors.password && password ? passwordRule : hint}
        />
        <TextField {...bind('password_confirmation')} label={words.again} hint={words.againHint} />
      </FieldRow>
      <LiveRegion message={password ? hint : ''} />
      <ShowPassword shown={shown} onChange={setShown} label={words.show} />
    </div>
  );
}
