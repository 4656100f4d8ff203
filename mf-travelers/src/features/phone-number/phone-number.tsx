import { isQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { PhoneField } from '@sendahead/shared-ui/phone-field';
import type { TravelerState } from '../../state/state.ts';
import { placeId } from '../travelers/place-id.ts';
import { useMessage, useTravelers, useWhole } from '../travelers/travelers-context.ts';

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
  const countries = useWhole((state) => state.phoneCountries);
  const error = useMessage(traveler, 'phone');
  const { key, phone } = traveler;
  return (
    <PhoneField
      id={placeId(number, 'phone')}
      label="Phone"
      optional
      countries={countries}
      country={phone.country}
      onCountry={(country) => store.dispatch({ type: 'phone-country-chosen', key, country })}
      number={phone.number}
      onNumber={(text) => store.dispatch({ type: 'typed', key, field: 'phone', text })}
      onBlur={() => {
        if (!isQuietPeriod()) store.dispatch({ type: 'left', key, path: 'phone' });
      }}
      error={error}
      autoComplete={autoComplete}
    />
  );
}
