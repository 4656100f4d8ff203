import { lengths } from '@sendahead/shared-contracts/constants';
import { FieldRow, SelectField } from '@sendahead/shared-ui/field';
import { countries } from '../../copy/countries.ts';
import type { End } from '../../state/state.ts';
import { BoundField, useField } from './bound-field.tsx';
import { StateField } from './state-field.tsx';
import { ZipStatus } from './zip-status.tsx';

/** AD-02: a free address. City and state fill themselves from the zip and stay open to correction. */
export function AddressFields({ end }: { end: End }) {
  const country = useField(end, 'country');
  return (
    <>
      <SelectField
        {...country}
        label="Country"
        required
        options={countries}
        autoComplete={section(end, 'country')}
      />
      <BoundField
        end={end}
        field="address1"
        label="Address"
        required
        maxLength={100}
        autoComplete={section(end, 'address-line1')}
      />
      <BoundField
        end={end}
        field="address2"
        label="Apartment, suite, room"
        optional
        maxLength={100}
        autoComplete={section(end, 'address-line2')}
      />
      <FieldRow>
        <BoundField
          end={end}
          field="zip"
          label={country.value === 'US' ? 'Zip code' : 'Postal code'}
          required
          width="zip"
          maxLength={lengths.zipMax}
          inputMode={country.value === 'US' ? 'numeric' : 'text'}
          autoComplete={section(end, 'postal-code')}
        />
        <BoundField
          end={end}
          field="city"
          label="City"
          required
          maxLength={60}
          autoComplete={section(end, 'address-level2')}
        />
      </FieldRow>
      <ZipStatus end={end} />
      <StateField end={end} autoComplete={section(end, 'address-level1')} />
      <BoundField
        end={end}
        field="companyName"
        label="Company"
        optional
        maxLength={100}
        autoComplete={section(end, 'organization')}
      />
    </>
  );
}

const section = (end: End, token: string): string => `section-${end} shipping ${token}`;
