import { lengths } from '@sendahead/shared-contracts/constants';
import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import { townLine } from '@sendahead/shared-contracts/geo/town-name';
import type { OrderLabel } from '@sendahead/shared-contracts/orders/order-detail';
import { bagPurpose } from '@sendahead/shared-contracts/orders/purpose-words';
import { displayServiceName } from '@sendahead/shared-contracts/services/service-levels';
import { cutAtWord } from '@sendahead/shared-contracts/travelers/label-name';
import type { CarrierAddress } from '../../../integrations/carriers/port.ts';
import type { Parcel } from './parcels.ts';

/** The label data of an order, in print order; bags without a label are left out. */
export function labelsOf(parcels: readonly Parcel[]): OrderLabel[] {
  return parcels.flatMap((parcel) => {
    const { carriage, tracking_number } = parcel;
    if (parcel.label !== 'bought' || tracking_number === null) return [];
    return {
      leg: parcel.leg,
      number: parcel.position + 1,
      of: parcels.filter(({ leg }) => leg === parcel.leg).length,
      traveler: travelerOnLabel(parcel),
      item: parcel.item,
      carrier: carriage.carrier,
      service: displayServiceName(carriage.service.replace('DOMESTIC_', '').replaceAll('_', ' ')),
      tracking_number,
      ship_date: carriage.shipDate,
      from: addressLines(carriage.from),
      to: addressLines(carriage.to),
      weight_pounds: carriage.package.weight,
      qr: tracking_number,
      ...(bagPurpose(carriage) ? { stay: bagPurpose(carriage) } : {}),
      ...(parcel.note ? { note: parcel.note } : {}),
    };
  });
}

/** TR-02: the traveler's name on our labels and those of carriers. */
export const travelerOnLabel = ({ carriage, traveler }: Pick<Parcel, 'carriage' | 'traveler'>): string =>
  nameOnLabel(traveler, carriage.labelName);

/** TR-02: the label's name for a traveler: the chosen one, or else as much of the full name as fits. */
export const nameOnLabel = (traveler: string, chosen: string | undefined): string =>
  chosen ?? cutAtWord(traveler, lengths.travelerName);

export const addressLines = (address: CarrierAddress): string[] =>
  [
    address.name,
    address.company === address.name ? '' : address.company,
    address.street1,
    address.street2,
    townLine(address),
    address.country === 'US' ? '' : countryName(address.country),
  ].filter((line) => line !== '');
