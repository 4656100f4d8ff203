import { RadioGroup } from '@sendahead/shared-ui';
import { travelerName } from '../../copy/announcements.ts';
import { travelerWays } from '../../copy/way-words.ts';
import { useMessage, useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import type { TravelerState } from '../../state/state.ts';
import { asksWay, wayOfTraveler } from '../../state/ways.ts';

/** TR-06, TL-04: which legs a traveler's bags are on, where a round trip has several travelers. */
export function TravelWay({ traveler, number }: { traveler: TravelerState; number: number }) {
  const { store, host } = useTravelers();
  const isShown = useSelector(asksWay);
  const way = useSelector((state) => wayOfTraveler(state, traveler));
  const error = useMessage(traveler, 'way');
  if (!isShown) return null;
  return (
    <RadioGroup
      id={fieldId(number, 'way')}
      label={`${travelerName(number, host.boot.brand)} travels`}
      options={travelerWays}
      value={way}
      error={error}
      onChange={(chosen) => store.dispatch({ type: 'way-chosen', key: traveler.key, way: chosen })}
    />
  );
}
