import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { itineraryChoice } from '@sendahead/shared-contracts/ship-form/from-page';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { ItineraryChoice, LegChoice } from '@sendahead/shared-contracts/ship-form/slices';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import { carrierOf } from '../state/carriers.ts';
import { publication } from '../state/publication.ts';
import { isDroppedOff } from '../state/separate-pickups.ts';
import type { ItineraryState } from '../state/state.ts';

/** SV-12: services of the chosen carrier are requested, even while older ones are shown. */
const withCarrier = (state: ItineraryState, leg: LegName, choice: LegChoice): LegChoice => ({
  ...choice,
  carrier: carrierOf(state, leg) || choice.carrier,
});

function choiceOf(state: ItineraryState): ItineraryChoice {
  const choice = itineraryChoice(publication(state));
  return {
    ...choice,
    outbound: withCarrier(state, 'outbound', choice.outbound),
    return: choice.return && withCarrier(state, 'return', choice.return),
  };
}

/** The current shipment of the page. */
export function formOf(state: ItineraryState): ShipmentForm {
  const { points, travelers } = state;
  return writeShipForm({
    points: points ? { origin: points.origin, destination: points.destination } : null,
    travelers: travelers?.travelers ?? null,
    itinerary: choiceOf(state),
    coupon: '',
    giftCard: '',
  });
}

/** SV-13: the request for services: a return drop-off at a UPS store is sent as a separate field. */
export function servicesForm(state: ItineraryState): ShipmentForm & { return_drop_off_at_ups?: string } {
  const form = formOf(state);
  const atUps = form.return_carrier === 'UPS' && isDroppedOff(state, 'return');
  return atUps ? { ...form, return_drop_off_at_ups: 'true' } : form;
}
