import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { SelectField } from '@sendahead/shared-ui';
import { servicesWords } from '../../copy/services.ts';
import { useItinerary, useItineraryState } from '../../hooks/use-itinerary.ts';
import { carrierOf, carrierOptions } from '../../state/carriers.ts';
import { chosenService, servicesOf } from '../../state/chosen-service.ts';

/**
 * SV-12: the carriers of a club; another one has its services loaded. Hidden if only one carrier picks up.
 */
export function CarrierChoice({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const state = useItineraryState();
  const options = carrierOptions(state, leg);
  if (options.length === 0) return null;
  const listed = chosenService(state, leg) ?? servicesOf(state, leg)?.items[0];
  return (
    <SelectField
      id={`${leg}-carrier`}
      label={servicesWords.carrier({ leg })}
      options={options}
      value={carrierOf(state, leg) || (listed?.carrier_system_name ?? '')}
      onChange={({ target }) => store.dispatch({ type: 'carrier-chosen', leg, carrier: target.value })}
    />
  );
}
