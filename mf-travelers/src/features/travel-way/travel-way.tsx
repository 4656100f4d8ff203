import { RadioGroup } from '@sendahead/shared-ui/field';
import { travelerName } from '../../copy/announcements.ts';
import { useMessage, useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import { asksWay } from '../../state/problems.ts';
import type { TravelerState } from '../../state/state.ts';

/** TR-06, TL-04: whether a traveler's bags come back, where a round trip has several travelers. */
export function TravelWay({ traveler, number }: { traveler: TravelerState; number: number }) {
  const { store, host } = useTravelers();
  const asked = useSelector(asksWay);
  const error = useMessage(traveler, 'way');
  if (!asked) return null;
  return (
    <RadioGroup
      id={fieldId(number, 'way')}
      label={`${travelerName(number, host.boot.brand)} travels`}
      options={[
        { value: 'both', label: 'Both ways' },
        { value: 'outbound', label: 'Outbound only' },
      ]}
      value={traveler.person.roundTrip ? 'both' : 'outbound'}
      error={error}
      onChange={(way) => store.dispatch({ type: 'way-chosen', key: traveler.key, roundTrip: way === 'both' })}
    />
  );
}
