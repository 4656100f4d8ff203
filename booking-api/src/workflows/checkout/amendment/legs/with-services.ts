import type { ServiceOfLeg } from '@sendahead/shared-contracts/orders/change-schema';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';

/** The form's fields for the carrier of a leg, and for its service. */
const fieldsOf: Readonly<Record<LegName, readonly [keyof ShipmentForm, keyof ShipmentForm]>> = {
  outbound: ['pickup_carrier', 'pickup_carrier_service_level_id'],
  return: ['return_carrier', 'return_carrier_service_level_id'],
};

/** CO-123: the booking with other services; the same form where they are booked already. */
export function withServices(form: ShipmentForm, services: readonly ServiceOfLeg[] = []): ShipmentForm {
  const wanted = services.flatMap(({ leg, carrier, levelId }) => {
    const [carrierField, levelField] = fieldsOf[leg];
    return [
      [carrierField, carrier],
      [levelField, String(levelId)],
    ] as const;
  });
  return wanted.every(([field, value]) => form[field] === value)
    ? form
    : { ...form, ...Object.fromEntries(wanted) };
}
