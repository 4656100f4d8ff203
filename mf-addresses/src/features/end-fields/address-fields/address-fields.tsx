import { type AddressField, isRequired, orderedFields } from '@sendahead/shared-contracts/geo/country-fields';
import { placeholderZip } from '@sendahead/shared-contracts/geo/rules';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { SelectField } from '@sendahead/shared-ui';
import { Fragment, type ReactNode, useDeferredValue, useMemo } from 'react';
import { addressLabel, countryLabel } from '../../../copy/address-labels.ts';
import { countryOptions } from '../../../copy/countries.ts';
import { useAddresses, useSelector } from '../../../hooks/use-addresses.ts';
import { BoundField, useField } from '../bound-field.tsx';
import { ContradictedPlaceNote, CountryDialog, RemovedStreetNote, SplitLineNote } from '../dialogs.tsx';
import type { FocusTransfer } from '../use-focus-transfer.ts';
import { AddressLine } from './address-line.tsx';
import { StateField } from './state-field.tsx';
import { troubleText, ZipStatus, zipStatusId } from './zip-status.tsx';
import './address-fields.css';

/** Fields that share a row with their neighbors. */
const narrow: readonly AddressField[] = ['zip', 'city', 'state'];
const cellClass = (field: AddressField): string => {
  if (!narrow.includes(field)) return 'addresses-fields__row';
  return field === 'zip' ? 'addresses-fields__cell addresses-fields__cell--zip' : 'addresses-fields__cell';
};

/** The address fields of a quick-quote link (RT-19). */
const inLinks: readonly AddressField[] = ['address_1', 'zip', 'city', 'state'];

/**
 * AD-02, VL-09 to VL-11: address fields with the order, labels and required fields of the country.
 * City and state fill themselves from the zip and stay open to correction.
 */
export function AddressFields({ end, focus }: { end: ShipEnd; focus: FocusTransfer }) {
  const { asks } = useAddresses();
  const country = useField(end, 'country');
  const rules = useSelector((state) => state.countries[country.value]);
  // Hundreds of options: rendered in slices when they arrive, and not again while typing.
  const listed = useDeferredValue(useSelector((state) => state.countries));
  const options = useMemo(() => countryOptions(listed, country.value), [listed, country.value]);
  const trouble = useSelector((state) => troubleText(state[end]) !== '');
  const token = (name: string) => `section-${end} shipping ${name}`;
  const inUs = country.value === 'US';
  const words = (field: AddressField) => {
    const needed = isRequired(field, rules);
    return {
      label: addressLabel(field, country.value, rules),
      required: asks && needed,
      optional: asks && !needed,
    };
  };

  const fields: Record<AddressField, ReactNode> = {
    address_1: (
      <Fragment key="address_1">
        <AddressLine end={end} focus={focus} {...words('address_1')} autoComplete={token('address-line1')} />
        <SplitLineNote end={end} />
        <RemovedStreetNote end={end} />
      </Fragment>
    ),
    address_2: (
      <BoundField
        key="address_2"
        end={end}
        field="address2"
        {...words('address_2')}
        autoComplete={token('address-line2')}
      />
    ),
    zip: (
      <Fragment key="zip">
        <BoundField
          end={end}
          field="zip"
          {...words('zip')}
          aria-describedby={trouble ? zipStatusId(end) : undefined}
          placeholder={inUs ? placeholderZip : undefined}
          inputMode={inUs ? 'numeric' : undefined}
          autoComplete={token('postal-code')}
        />
        <ZipStatus end={end} />
      </Fragment>
    ),
    city: (
      <BoundField
        key="city"
        end={end}
        field="city"
        {...words('city')}
        autoComplete={token('address-level2')}
      />
    ),
    state: <StateField key="state" end={end} {...words('state')} autoComplete={token('address-level1')} />,
    company_name: (
      <BoundField
        key="company_name"
        end={end}
        field="companyName"
        {...words('company_name')}
        autoComplete={token('organization')}
      />
    ),
  };

  return (
    <>
      <SelectField
        {...country}
        label={countryLabel}
        required={asks}
        options={options}
        autoComplete={token('country')}
      />
      <div className="addresses-fields">
        {orderedFields(rules)
          .filter((field) => asks || inLinks.includes(field))
          .map((field) => (
            <Fragment key={field}>
              <div className={cellClass(field)}>{fields[field]}</div>
              {field === 'state' ? <ContradictedPlaceNote end={end} /> : null}
            </Fragment>
          ))}
      </div>
      <CountryDialog end={end} />
    </>
  );
}
