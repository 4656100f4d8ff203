import { changePassword } from '@sendahead/shared-contracts/accounts/profile-edit-calls';
import { TextField } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { fieldFailure } from '../../copy/account-page.ts';
import { accountProblems } from '../../copy/account-problems.ts';
import { passwordWords as words } from '../../copy/account-sign-in.ts';
import { isKnownCode } from '../../copy/call-failure.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection } from './account-section.tsx';
import { ActProblem } from './act-problem.tsx';
import { AddInPlace } from './add-in-place.tsx';
import { SaveOrCancel } from './save-or-cancel.tsx';

const empty = { current_password: '', password: '', password_confirmation: '' };
type Field = keyof typeof empty;

/** Server errors about a new password use the registration's texts. */
const problems = {
  required: accountProblems.password_missing,
  password_too_short: accountProblems.password_short,
  password_common: accountProblems.password_common,
  password_differs: accountProblems.confirmation_differs,
} as const;
const problemOf = (code: string | undefined): string | undefined =>
  code !== undefined && isKnownCode(problems, code) ? problems[code] : fieldFailure(code);

/** Changes the password; an account without a password gets one through an emailed link. */
export function PasswordSection({ exists, changed }: { exists: boolean; changed: () => void }) {
  return (
    <AccountSection title={words.title}>
      {exists ? (
        <AddInPlace
          words={{ add: words.open, added: words.changed }}
          onAdded={changed}
          form={(ends) => <ChangePassword {...ends} />}
        />
      ) : (
        <>
          <p>{words.none}</p>
          <a href="/password/forgot">{words.set}</a>
        </>
      )}
    </AccountSection>
  );
}

/** Changes the password after the current one is entered; every other device is signed out. */
function ChangePassword({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const { host } = useCheckout();
  const act = useAct();
  const [form, setForm] = useState(empty);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const bind = (name: Field, autoComplete: string) => ({
    type: 'password',
    autoComplete,
    maxLength: 200,
    required: true,
    value: form[name],
    error: problemOf(act.fields[name]),
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  const change = async () => {
    if (await act.run(() => host.api.call(changePassword, { body: form }))) onSaved();
  };
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <TextField {...bind('current_password', 'current-password')} ref={first} label={words.present} />
      <TextField {...bind('password', 'new-password')} label={words.next} hint={words.nextHint} />
      <TextField {...bind('password_confirmation', 'new-password')} label={words.again} />
      <ActProblem act={act} />
      <SaveOrCancel words={words} busy={act.busy} onCancel={onCancel} />
      <a href="/password/forgot">{words.forgotten}</a>
    </form>
  );
}
