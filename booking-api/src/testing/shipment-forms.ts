import { type ShipmentForm, shipmentFormSchema } from '@sendahead/shared-contracts/ship-form/schema';
import { parse } from 'zod/v4/core';

/** New York to San Francisco, one golf bag, one way by ground on a Tuesday. */
export const oneWayForm: ShipmentForm = parse(shipmentFormSchema, {
  origination: 'other',
  destination: 'other',
  o_country: 'US',
  o_zip: '10001',
  o_state: 'NY',
  o_city: 'New York',
  o_address: '350 W 31st St',
  o_attention_name: 'Casey Customer',
  o_phone: '+1 212 555 0100',
  d_country: 'US',
  d_zip: '94103',
  d_state: 'CA',
  d_city: 'San Francisco',
  d_address: '1 Market St',
  d_attention_name: 'Casey Customer',
  d_phone: '+1 415 555 0100',
  roundtrip: 'false',
  pickup_date: '2026-11-24',
  outbound_pickup: '1',
  pickup_carrier: 'FEDEX',
  pickup_carrier_service_level_id: '1',
  traveler: {
    '1': {
      t_first_name: 'Casey',
      t_last_name: 'Customer',
      t_email: 'casey@example.test',
      t_phone: '+1 212 555 0100',
      golf: {
        product_count: '1',
        '0': { size: 'golf-standard', product_insurance: '100000', traveler_package_type: 'soft_case' },
      },
    },
  },
});

/** The same and back, two weeks later. */
export const roundTripForm: ShipmentForm = {
  ...oneWayForm,
  roundtrip: 'true',
  arrival_date: '2026-12-02',
  return_pickup_date: '2026-12-08',
  return_pickup: '1',
  return_carrier: 'FEDEX',
  return_carrier_service_level_id: '1',
};
