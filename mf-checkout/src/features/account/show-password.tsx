import { CheckField } from '@sendahead/shared-ui';
import { showPasswordLabel } from '../../copy/account-forms.ts';

/** Shows what is typed as a password, and hides it again. */
export function ShowPassword({
  shown,
  onChange,
  label = showPasswordLabel,
}: {
  shown: boolean;
  onChange: (shown: boolean) => void;
  label?: string | undefined;
}) {
  return <CheckField label={label} checked={shown} onChange={({ target }) => onChange(target.checked)} />;
}
