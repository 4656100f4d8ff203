import { saveAddress } from '@sendahead/shared-contracts/accounts/profile-calls';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { PhoneInput } from '@sendahead/shared-ui/dialogs';
import { useEffect, useRef } from 'react';
import { addressFailure } from '../../copy/account-page.ts';
import { addressesWords as words } from '../../copy/account-sections.ts';
import { billingCountries } from '../../copy/countries.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { ActProblem } from './act-problem.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SaveOrCancel } from './save-or-cancel.tsx';
import { type TypedField, useAddressEntry } from './use-address-entry.ts';

/**
 * AD-30: the fields of a saved address, with the order and names that the booking uses for the country; line
 * and postal code fill the others.
 */
export function AddressForm({ saved, cancel }: { saved: () => void; cancel: () => void }) {
  const { host } = useCheckout();
  const act = useAct();
  const address = useAddressEntry();
  const { entry, set, setCountry } = address;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const bind = (field: TypedField) => ({
    value: entry[field],
    error: addressFailure(field, act.fields[field]),
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  });
  const save = async () => {
    if (await act.run(() => host.api.call(saveAddress, { body: entry }))) saved();
  };
  return (
    <form
      className="account-form"
      noValidate
      aria-label={words.add}
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
        initial=""
        error={addressFailure('phone', act.fields.phone)}
        onPhone={(text) => set('phone', text)}
      />
      <ActProblem act={act} />
      <SaveOrCancel words={words} busy={act.busy} cancel={cancel} />
    </form>
  );
}
