import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { FacilityRow } from './store.ts';

/** A facility as one end of a booking's form, with known fields only. */
export function facilityEnd(end: 'o' | 'd', facility: FacilityRow): ShipmentForm {
  const fields = {
    club_id: String(facility.id),
    country: facility.country,
    zip: facility.zip,
    state: facility.state,
    city: facility.city,
    address: facility.address_1,
    company_name: facility.name,
    phone: facility.phone,
  };
  const filledFields = Object.entries(fields).flatMap(([name, value]) =>
    value === '' ? [] : [[`${end}_${name}`, value] as const],
  );
  return { [end === 'o' ? 'origination' : 'destination']: 'club', ...Object.fromEntries(filledFields) };
}
