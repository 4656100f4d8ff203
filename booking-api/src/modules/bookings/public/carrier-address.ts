import { contactName } from '@sendahead/shared-contracts/geo/contact-name';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { needsLatin } from '@sendahead/shared-contracts/travelers/label-name';
import { completeZip } from '@sendahead/shared-contracts/validation/zip';
import type { CarrierAddress } from '../../../integrations/carriers/port.ts';

type Named = { travelerName: string; labelName?: string | undefined };

/**
 * An end in the format of carriers: labels contain only a copy of a contact (AD-29). When carriers cannot
 * read a contact's script, the label uses their Latin name, or the label name of the traveler who is that
 * contact.
 */
export const addressOf = (point: ShipPoint, travelers: readonly Named[] = []): CarrierAddress => ({
  name: contactName(readableName(point, travelers)),
  company: point.companyName || point.club?.name || '',
  street1: point.address1,
  street2: point.address2,
  city: point.city,
  state: point.state,
  zip: completeZip(point.zip, point.country),
  country: point.country,
  phone: point.phone,
});

function readableName({ contact, label }: ShipPoint, travelers: readonly Named[]): string {
  if (!needsLatin(contact)) return contact;
  return (
    label || (travelers.find(({ travelerName }) => travelerName === contact.trim())?.labelName ?? contact)
  );
}
