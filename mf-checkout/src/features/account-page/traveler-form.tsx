import { correctPastTraveler } from '@sendahead/shared-contracts/orders/past-traveler-calls';
import { wholeName } from '@sendahead/shared-contracts/travelers/label-name';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { FieldRow, TextField } from '@sendahead/shared-ui';
import { PhoneInput } from '@sendahead/shared-ui/dialogs';
import { useEffect, useRef, useState } from 'react';
import { fieldFailure } from '../../copy/account-page.ts';
import { travelersSectionWords as words } from '../../copy/account-travelers.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { ActProblem } from './act-problem.tsx';
import { SaveOrCancel } from './save-or-cancel.tsx';

interface FormProps {
  traveler: Traveler;
  id: string;
  onCancel: () => void;
  onSaved: (name: string) => void;
}

/** TR-20: name, email and phone of a person of earlier orders. */
export function TravelerForm({ traveler, id, onCancel, onSaved }: FormProps) {
  const { host } = useCheckout();
  const act = useAct();
  const [person, setPerson] = useState({
    first_name: traveler.firstName,
    last_name: traveler.lastName,
    email: traveler.email,
    phone: traveler.phone,
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const set = (field: keyof typeof person, text: string) => setPerson({ ...person, [field]: text });
  const bind = (field: keyof typeof person) => ({
    value: person[field],
    error: fieldFailure(act.fields[field]),
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  });
  const save = async () => {
    const call = { params: { id }, body: person };
    if (await act.run(() => host.api.call(correctPastTraveler, call)))
      onSaved(wholeName({ firstName: person.first_name, lastName: person.last_name }));
  };
  return (
    <form
      className="account-form account-traveler"
      noValidate
      aria-label={words.form({ name: wholeName(traveler) })}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FieldRow>
        <TextField {...bind('first_name')} ref={first} label={words.firstName} maxLength={60} />
        <TextField {...bind('last_name')} label={words.lastName} maxLength={60} />
      </FieldRow>
      <TextField {...bind('email')} label={words.email} type="email" inputMode="email" maxLength={120} />
      <PhoneInput
        label={words.phone}
        optional
        initial={traveler.phone}
        error={fieldFailure(act.fields.phone)}
        onPhone={(text) => set('phone', text)}
      />
      <ActProblem act={act} />
      <SaveOrCancel words={words} busy={act.busy} onCancel={onCancel} />
    </form>
  );
}
