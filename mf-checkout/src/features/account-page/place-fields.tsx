import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { lengths } from '@sendahead/shared-contracts/constants';
import { stateOptions } from '@sendahead/shared-contracts/geo/calls';
import {
  type AddressField,
  aliasOf,
  isRequired,
  orderedFields,
} from '@sendahead/shared-contracts/geo/country-fields';
import { listCountries } from '@sendahead/shared-contracts/geo/lookup-calls';
import { FieldRow, SelectField, TextField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stateLabel, addressesWords as words, zipLabel } from '../../copy/account-sections.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import type { TypedField, useAddressEntry } from './use-address-entry.ts';

interface Bound {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
}

interface Props {
  readonly address: ReturnType<typeof useAddressEntry>;
  readonly bind: (field: TypedField) => Bound;
}

/** AD-30: street, code, town and state, with the order and names that the booking uses for the country. */
export function PlaceFields({ address: { entry, fillFromLine, fillFromZip }, bind }: Props) {
  const { host } = useCheckout();
  const country = entry.country_code;
  const countries = useQuery(queryOf(host.api, listCountries, { query: { brand: host.boot.brand.slug } }));
  const rules = countries.data?.countries.find(({ code }) => code === country);
  const order = orderedFields(rules);
  const need = (field: AddressField) => (isRequired(field, rules) ? { required: true } : { optional: true });
  // If a country's addresses begin with the town, so does the form.
  const linesFirst = order.indexOf('address_1') < order.indexOf('city');
  const lines = (
    <>
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
    </>
  );
  const places: Readonly<Partial<Record<AddressField, ReactNode>>> = {
    zip: (
      <TextField
        key="zip"
        {...bind('zip')}
        {...need('zip')}
        label={aliasOf('zip', rules) ?? zipLabel(country)}
        maxLength={lengths.zipMax}
        autoComplete="postal-code"
        onChange={({ target }) => fillFromZip(target.value)}
      />
    ),
    city: (
      <TextField
        key="city"
        {...bind('city')}
        {...need('city')}
        label={aliasOf('city', rules) ?? words.city}
        maxLength={60}
        autoComplete="address-level2"
      />
    ),
    state: (
      <StateField
        key="state"
        {...bind('state')}
        {...need('state')}
        country={country}
        label={aliasOf('state', rules) ?? stateLabel(country)}
      />
    ),
  };
  return (
    <>
      {linesFirst ? lines : null}
      <FieldRow>{order.map((field) => places[field])}</FieldRow>
      {linesFirst ? null : lines}
    </>
  );
}

interface StateProps {
  readonly country: string;
  readonly label: string;
  readonly required?: boolean;
  readonly optional?: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
}

/** A list if the states of the country are known, else a text field. */
function StateField({ country, label, ...field }: StateProps) {
  const { host } = useCheckout();
  const states = useQuery(queryOf(host.api, stateOptions, { query: { country } }));
  const options = states.data?.options ?? [];
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
