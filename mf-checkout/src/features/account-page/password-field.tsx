import { TextField } from '@sendahead/shared-ui';
import { fieldFailure } from '../../copy/account-page.ts';
import { currentPasswordWords } from '../../copy/account-sign-in.ts';
import type { Act } from '../../hooks/use-act.ts';

/** The present password, wanted before a way into the account is opened or ended. */
export function PresentPassword({
  value,
  onChange,
  act,
}: {
  value: string;
  onChange: (password: string) => void;
  act: Act;
}) {
  return (
    <TextField
      label={currentPasswordWords.label}
      hint={currentPasswordWords.hint}
      type="password"
      autoComplete="current-password"
      maxLength={200}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={fieldFailure(act.fields.current_password)}
    />
  );
}
