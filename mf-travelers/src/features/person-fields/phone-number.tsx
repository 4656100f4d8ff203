import { isQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { PhoneField } from '@sendahead/shared-ui/phone-field';
import { useMessage, useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import type { TravelerState } from '../../state/state.ts';

/** TR-03: country and number of a traveler's phone. */
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
  const { key, phone } = traveler;
  return (
    <PhoneField
      id={fieldId(number, 'phone')}
      label="Phone"
      optional
      countries={countries}
      country={phone.country}
      onCountry={(country) => store.dispatch({ type: 'phone-country-chosen', key, country })}
      number={phone.number}
      onNumber={(text) => store.dispatch({ type: 'typed', key, field: 'phone', text })}
      onBlur={() => {
        if (!isQuietPeriod()) store.dispatch({ type: 'blurred', key, path: 'phone' });
      }}
      error={error}
      autoComplete={autoComplete}
    />
  );
}
