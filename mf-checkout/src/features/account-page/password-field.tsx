import { readProfile } from '@sendahead/shared-contracts/accounts/profile-calls';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { Alert, TextField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fieldFailure } from '../../copy/account-page.ts';
import { currentPasswordWords as words } from '../../copy/account-sign-in.ts';
import type { Act } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';

/**
 * The current password, required before a sign-in method is added or removed. If it appears only once the
 * server asks for it, it takes the focus and shows no error before something was typed and sent.
 */
export function PresentPassword(props: PresentPasswordProps) {
  const { host } = useCheckout();
  const { data } = useQuery(queryOf(host.api, readProfile, {}));
  if (data?.has_password !== false) return <PasswordInput {...props} />;
  return props.act.problem === 'password_wrong' ? (
    <Alert severity="danger" live>
      {words.signInAgain}
    </Alert>
  ) : (
    <p>{words.none}</p>
  );
}

interface PresentPasswordProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly act: Act;
}

function PasswordInput({ value, onChange, act }: PresentPasswordProps) {
  const field = useRef<HTMLInputElement>(null);
  const [answered, setAnswered] = useState(act.fields);
  const [refused, setRefused] = useState<string | null>(null);
  if (act.fields !== answered) {
    setAnswered(act.fields);
    setRefused(value);
  }
  const isAsked = useRef('current_password' in act.fields);
  useEffect(() => {
    if (isAsked.current) field.current?.focus();
  }, []);
  const failure = fieldFailure(act.fields.current_password);
  return (
    <TextField
      ref={field}
      label={words.label}
      hint={words.hint}
      type="password"
      autoComplete="current-password"
      maxLength={200}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={failure && refused === value ? (value === '' ? words.missing : failure) : undefined}
    />
  );
}
