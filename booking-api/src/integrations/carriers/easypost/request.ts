import { bagPurpose } from '@sendahead/shared-contracts/orders/purpose-words';
import { isLatin } from '@sendahead/shared-contracts/travelers/label-name';
import { plainNumber } from '@sendahead/shared-contracts/validation/phone-text';
import type { Carriage, CarrierAddress, LabelRequest } from '../port.ts';

const ouncesPerPound = 16;

const address = (end: CarrierAddress) => ({
  name: end.name,
  company: end.company,
  street1: end.street1,
  street2: end.street2,
  city: end.city,
  state: end.state,
  zip: end.zip,
  country: end.country,
  // Carriers accept phone numbers of 15 characters, without the extension.
  phone: plainNumber(end.phone),
});

/** The request for a label: ends, bag, our reference, and the customs declaration when a border is crossed. */
export const shipmentRequest = ({
  reference,
  carriage,
}: Partial<LabelRequest> & Pick<LabelRequest, 'carriage'>) => ({
  ...(reference === undefined ? {} : { reference }),
  from_address: address(carriage.from),
  to_address: address(carriage.to),
  parcel: {
    length: carriage.package.length,
    width: carriage.package.width,
    height: carriage.package.height,
    weight: carriage.package.weight * ouncesPerPound,
  },
  options: {
    label_format: 'PDF',
    label_date: `${carriage.shipDate}T12:00:00Z`,
    // TR-02: carriers refuse a label with letters that they cannot print.
    ...(isLatin(carriage.labelName ?? '') ? { print_custom_1: carriage.labelName } : {}),
    ...(isLatin(bagPurpose(carriage)) ? { print_custom_2: bagPurpose(carriage) } : {}),
  },
  ...(carriage.from.country === carriage.to.country ? {} : { customs_info: customs(carriage) }),
});

const customs = ({ from, package: bag }: Carriage) => ({
  contents_type: 'other',
  contents_explanation: 'Personal effects',
  customs_certify: true,
  customs_signer: from.name,
  eel_pfc: 'NOEEI 30.37(a)',
  non_delivery_option: 'return',
  restriction_type: 'none',
  customs_items: [
    {
      description: `Used personal effects: ${bag.description}`,
      quantity: 1,
      value: bag.valueCents / 100,
      weight: bag.weight * ouncesPerPound,
      origin_country: from.country,
    },
  ],
});
