import { changeProfile } from '@sendahead/shared-contracts/accounts/profile-edit-calls';
import type { User } from '@sendahead/shared-contracts/accounts/schema';
import { Button, FieldRow, TextField } from '@sendahead/shared-ui';
import { PhoneInput } from '@sendahead/shared-ui/dialogs';
import { useState } from 'react';
import { fieldFailure } from '../../copy/account-page.ts';
import { personWords as words } from '../../copy/account-sections.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection } from './account-section.tsx';
import { ActProblem } from './act-problem.tsx';
import { Done } from './done.tsx';

/** Name and phone. */
export function PersonSection({ user, changed }: { user: User; changed: () => void }) {
  const { host } = useCheckout();
  const { first_name, last_name, phone } = user;
  const [form, setForm] = useState({ first_name, last_name, phone });
  const [saved, setSaved] = useState(false);
  const act = useAct();
  const set = (field: keyof typeof form, text: string) => {
    setSaved(false);
    setForm({ ...form, [field]: text });
  };
  const bind = (field: keyof typeof form) => ({
    value: form[field],
    error: fieldFailure(act.fields[field]),
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  });
  const save = async () => {
    if (!(await act.run(() => host.api.call(changeProfile, { body: form })))) return;
    setSaved(true);
    changed();
  };
  return (
    <AccountSection title={words.title}>
      <form
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <FieldRow>
          <TextField
            {...bind('first_name')}
            label={words.firstName}
            autoComplete="given-name"
            maxLength={60}
          />
          <TextField
            {...bind('last_name')}
            label={words.lastName}
            autoComplete="family-name"
            maxLength={60}
          />
        </FieldRow>
        <PhoneInput
          label={words.phone}
          optional
          initial={phone}
          error={fieldFailure(act.fields.phone)}
          onPhone={(text) => set('phone', text)}
        />
        <ActProblem act={act} />
        <div className="account-acts">
          <Button type="submit" busy={act.busy} busyLabel={words.saving}>
            {words.save}
          </Button>
          <Done when={saved}>{words.saved}</Done>
        </div>
      </form>
    </AccountSection>
  );
}
