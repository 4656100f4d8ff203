import { contactName } from '@sendahead/shared-contracts/geo/contact-name';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { isLatin } from '@sendahead/shared-contracts/travelers/label-name';
import { completeZip } from '@sendahead/shared-contracts/validation/zip';
import type { CarrierAddress } from '../../../integrations/carriers/port.ts';

type Named = { travelerName: string; labelName?: string | undefined };

/**
 * An end as carriers want it: labels hold no more of a contact than its copy (AD-29). A contact who is one of the travelers is
 * named as that traveler's label is, which carriers can read.
 */
export const addressOf = (point: ShipPoint, travelers: readonly Named[] = []): CarrierAddress => ({
  name: contactName(readableName(point.contact, travelers)),
  company: point.companyName || point.club?.name || '',
  street1: point.address1,
  street2: point.address2,
  city: point.city,
  state: point.state,
  zip: completeZip(point.zip, point.country),
  country: point.country,
  phone: point.phone,
});

function readableName(contact: string, travelers: readonly Named[]): string {
  if (isLatin(contact)) return contact;
  return travelers.find(({ travelerName }) => travelerName === contact.trim())?.labelName ?? contact;
}
