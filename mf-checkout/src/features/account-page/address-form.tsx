import { saveAddress } from '@sendahead/shared-contracts/accounts/profile-calls';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { lengths } from '@sendahead/shared-contracts/constants';
import { stateOptions } from '@sendahead/shared-contracts/geo/calls';
import { Button, FieldRow, SelectField, TextField } from '@sendahead/shared-ui';
import { PhoneInput } from '@sendahead/shared-ui/dialogs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { addressFailure } from '../../copy/account-page.ts';
import { stateLabel, addressesWords as words, zipLabel } from '../../copy/account-sections.ts';
import { billingCountries } from '../../copy/countries.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { ActProblem } from './act-problem.tsx';
import { type TypedField, useAddressEntry } from './use-address-entry.ts';

/** AD-30: the fields of a saved address, in the order of the booking; line and postal code fill the others. */
export function AddressForm({ saved, cancel }: { saved: () => void; cancel: () => void }) {
  const { host } = useCheckout();
  const act = useAct();
  const { entry, set, setCountry, fillFromLine, fillFromZip } = useAddressEntry();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const country = entry.country_code;
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
      <TextField
        {...bind('address_1')}
        label={words.street}
        required
        maxLength={100}
        autoComplete="address-line1"
        onBlur={({ target }) => fillFromLine(target.value)}
      />
      <TextField
        {...bind('address_2')}
        label={words.street2}
        optional
        maxLength={100}
        autoComplete="address-line2"
      />
      <FieldRow>
        <TextField
          {...bind('zip')}
          label={zipLabel(country)}
          maxLength={lengths.zipMax}
          autoComplete="postal-code"
          onChange={({ target }) => fillFromZip(target.value)}
        />
        <TextField {...bind('city')} label={words.city} maxLength={60} autoComplete="address-level2" />
        <StateField {...bind('state')} country={country} />
      </FieldRow>
      <TextField {...bind('contact')} label={words.contact} optional maxLength={60} autoComplete="name" />
      <PhoneInput
        label={words.phone}
        optional
        initial=""
        error={addressFailure('phone', act.fields.phone)}
        onPhone={(text) => set('phone', text)}
      />
      <ActProblem act={act} />
      <div className="account-acts">
        <Button type="submit" busy={act.busy} busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

interface StateProps {
  readonly country: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
}

/** A list where the states of the country are known, else a text. */
function StateField({ country, ...field }: StateProps) {
  const { host } = useCheckout();
  const states = useQuery(queryOf(host.api, stateOptions, { query: { country } }));
  const options = states.data?.options ?? [];
  const label = stateLabel(country);
  return options.length === 0 ? (
    <TextField {...field} label={label} maxLength={40} autoComplete="address-level1" />
  ) : (
    <SelectField
      {...field}
      label={label}
      emptyLabel={words.selectState({ label })}
      options={options.map(({ code, name }) => ({ value: code, label: name }))}
      autoComplete="address-level1"
    />
  );
}
