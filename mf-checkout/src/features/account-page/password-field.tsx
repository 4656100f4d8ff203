import { TextField } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { fieldFailure } from '../../copy/account-page.ts';
import { currentPasswordWords as words } from '../../copy/account-sign-in.ts';
import type { Act } from '../../hooks/use-act.ts';

/**
 * The present password, wanted before a way into the account is opened or ended. Where it comes only once the server
 * asks for it, it takes the focus and shows no error before something was typed and sent.
 */
export function PresentPassword({
  value,
  onChange,
  act,
}: {
  value: string;
  onChange: (password: string) => void;
  act: Act;
}) {
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
