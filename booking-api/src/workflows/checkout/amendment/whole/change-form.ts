import type { OrderChange } from '@sendahead/shared-contracts/orders/change-schema';
import { saysRoundTrip } from '@sendahead/shared-contracts/ship-form/read';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { readTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';
import type { OrderChangeWithServices } from '../../../../modules/bookings/public/purpose.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { withServices } from '../legs/with-services.ts';
import { requireAfterPickup, withNeededBy } from '../needed-by.ts';
import { withoutBags } from './without-bags.ts';

/** Arrival days follow from the others, and the first part of a zip follows from the zip. */
const derived: readonly (keyof ShipmentForm)[] = [
  'arrival_date',
  'return_arrival_date',
  'o_zip-first-part',
  'd_zip-first-part',
];

/**
 * The booking with the changes. Throws Refusal `nothing_to_change` without any, and
 * `club_address_fixed` for another address of an end that is a club.
 */
export function changedForm(form: ShipmentForm, change: OrderChangeWithServices): ShipmentForm {
  const requestedFields: Record<string, string | undefined> = {
    pickup_date: change.pickup_date,
    return_pickup_date: saysRoundTrip(form) ? change.return_pickup_date : undefined,
    ...endFields('o', form.origination, change.origin),
    ...endFields('d', form.destination, change.destination),
  };
  const changedFields = Object.entries(requestedFields).filter(([, value]) => value !== undefined);
  const now = new Map<string, unknown>(Object.entries(form));
  const removedBags = change.without ?? [];
  const planned = withServices(withDays(form, change), change.services);
  if (
    planned === form &&
    removedBags.length === 0 &&
    changedFields.every(([name, value]) => (now.get(name) ?? '') === value)
  )
    throw new Refusal(422, 'nothing_to_change');
  // Another address is not the one chosen from the list (AD-17), and another contact has another label.
  const stale: readonly string[] = [
    ...derived,
    ...(change.origin ? ['o_postcoder_id'] : []),
    ...(change.destination ? ['d_postcoder_id'] : []),
    ...changedFields.map(([name]) => name.replace('attention_name', 'label_name')),
  ];
  const remainingFields = Object.entries(planned).filter(([name]) => !stale.includes(name));
  return withoutBags(Object.fromEntries([...remainingFields, ...changedFields]), removedBags);
}

/** CH-26: the days by which the bags are needed; the same form where they stay. */
function withDays(form: ShipmentForm, change: OrderChange): ShipmentForm {
  const { arriveBy, returnArriveBy } = readTripPlan(form);
  const { needed_by: neededBy, return_needed_by: returnNeededBy } = change;
  let planned = form;
  if (neededBy !== undefined && neededBy !== arriveBy) {
    requireAfterPickup(neededBy, change.pickup_date ?? form.pickup_date);
    planned = withNeededBy(planned, 'outbound', neededBy);
  }
  if (saysRoundTrip(form) && returnNeededBy !== undefined && returnNeededBy !== returnArriveBy) {
    const pickup = change.return_pickup_date ?? form.return_pickup_date;
    requireAfterPickup(returnNeededBy, pickup, 'return_needed_by');
    planned = withNeededBy(planned, 'return', returnNeededBy);
  }
  return planned;
}

function endFields(
  prefix: 'o' | 'd',
  kind: ShipmentForm['origination'],
  place: OrderChange['origin'],
): Record<string, string | undefined> {
  const fields = Object.entries(place ?? {});
  if (fields.length > 0 && kind === 'club') throw new Refusal(422, 'club_address_fixed');
  return Object.fromEntries(fields.map(([name, value]) => [`${prefix}_${name}`, value]));
}
