import { type AddressBookEntry, saveAddress } from '@sendahead/shared-contracts/accounts/profile-calls';
import { changeAddress } from '@sendahead/shared-contracts/accounts/profile-edit-calls';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { PhoneInput } from '@sendahead/shared-ui/dialogs';
import { useEffect, useRef, useState } from 'react';
import { addressFailure } from '../../copy/account-page.ts';
import { addressesWords as words } from '../../copy/account-sections.ts';
import { billingCountries } from '../../copy/countries.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { ActProblem } from './act-problem.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SaveOrCancel } from './save-or-cancel.tsx';
import { type Entry, type TypedField, useAddressEntry } from './use-address-entry.ts';

interface Props {
  /** The saved address that is edited; absent for a new one. */
  readonly entry?: AddressBookEntry | undefined;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/**
 * AD-30: the fields of a saved address, with the order and names that the booking uses for the country; line
 * and postal code fill the others.
 */
export function AddressForm({ entry: known, onSaved, onCancel }: Props) {
  const { host } = useCheckout();
  const act = useAct();
  const address = useAddressEntry(known);
  const { entry, set, setCountry } = address;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  /** What the last answer is about: the error of a field ends once its value is another. */
  const [sent, setSent] = useState(entry);
  const errorOf = (field: TypedField) =>
    entry[field] === sent[field] ? addressFailure(field, act.fields[field]) : undefined;
  const bind = (field: TypedField) => ({
    value: entry[field],
    error: errorOf(field),
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  });
  const save = async () => {
    setSent(entry);
    const body = bodyOf(entry);
    const done = await act.run(() =>
      known
        ? host.api.call(changeAddress, { params: { id: known.id }, body })
        : host.api.call(saveAddress, { body: entry }),
    );
    if (done) onSaved();
  };
  return (
    <form
      className="account-form"
      noValidate
      aria-label={known ? words.editing({ name: known.label || known.address_1 }) : words.add}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        {...bind('label')}
        ref={first}
        label={words.label}
        hint={words.labelHint}
        optional
        maxLength={60}
      />
      <SelectField
        {...bind('country_code')}
        label={words.country}
        options={billingCountries}
        required
        autoComplete="country"
        onChange={({ target }) => setCountry(target.value)}
      />
      <PlaceFields address={address} bind={bind} />
      <TextField {...bind('contact')} label={words.contact} optional maxLength={60} autoComplete="name" />
      <PhoneInput
        label={words.phone}
        optional
        initial={known?.phone ?? ''}
        error={errorOf('phone')}
        onPhone={(text) => set('phone', text)}
      />
      <ActProblem act={act} />
      <SaveOrCancel words={words} busy={act.busy} onCancel={onCancel} />
    </form>
  );
}

/** The fields of a saved address that can change. */
const bodyOf = ({ label, company_name, contact, phone, address_1, address_2, ...place }: Entry) => ({
  label,
  company_name,
  contact,
  phone,
  address_1,
  address_2,
  city: place.city,
  state: place.state,
  zip: place.zip,
  country_code: place.country_code,
});
