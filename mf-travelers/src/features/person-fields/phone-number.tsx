import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { Button, TextField } from '@sendahead/shared-ui';
import { PhoneField } from '@sendahead/shared-ui/booking';
import { useEffect, useState } from 'react';
import { personWords } from '../../copy/person.ts';
import { useMessage, useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import type { TravelerState } from '../../state/state.ts';
import './phone-number.css';

/**
 * TR-03: country and number of a traveler's phone, and its extension on request, because few phones have one.
 */
export function PhoneNumber({
  traveler,
  number,
  autoComplete,
}: {
  traveler: TravelerState;
  number: number;
  autoComplete: string;
}) {
  const { store } = useTravelers();
  const countries = useSelector((state) => state.phoneCountries);
  const error = useMessage(traveler, 'phone');
  const cut = useMessage(traveler, 'extension');
  const { key, phone } = traveler;
  const [extensionOpen, setExtensionOpen] = useState(false);
  const id = fieldId(number, 'extension');
  useEffect(() => {
    if (extensionOpen) document.getElementById(id)?.focus();
  }, [extensionOpen, id]);
  return (
    <div className="travelers-phone">
      <PhoneField
        id={fieldId(number, 'phone')}
        label={personWords.phone}
        optional
        countries={countries}
        country={phone.country}
        onCountry={(country) => store.dispatch({ type: 'phone-country-chosen', key, country })}
        number={phone.number}
        onNumber={(text) => store.dispatch({ type: 'typed', key, field: 'phone', text })}
        onBlur={() => afterQuietPeriod(() => store.dispatch({ type: 'blurred', key, path: 'phone' }))}
        error={error}
        autoComplete={autoComplete}
      />
      {extensionOpen || phone.extension !== '' ? (
        <TextField
          id={id}
          label={personWords.extension}
          type="tel"
          inputMode="numeric"
          autoComplete={autoComplete.replace('tel-national', 'tel-extension')}
          value={phone.extension}
          error={cut}
          onChange={({ target }) =>
            store.dispatch({ type: 'typed', key, field: 'extension', text: target.value })
          }
        />
      ) : (
        <Button variant="quiet" onClick={() => setExtensionOpen(true)}>
          {personWords.addExtension}
        </Button>
      )}
    </div>
  );
}
