import { contactName } from '@sendahead/shared-contracts/geo/contact-name';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { completeZip } from '@sendahead/shared-contracts/validation/zip';
import type { CarrierAddress } from '../../../integrations/carriers/port.ts';

/** An end as carriers want it: labels hold no more of a contact than its copy (AD-29). */
export const addressOf = (point: ShipPoint): CarrierAddress => ({
  name: contactName(point.contact),
  company: point.companyName || point.club?.name || '',
  street1: point.address1,
  street2: point.address2,
  city: point.city,
  state: point.state,
  zip: completeZip(point.zip, point.country),
  country: point.country,
  phone: point.phone,
});
