import type { Examples } from '../call/example.ts';
import { exampleShipment } from '../ship-form/example.ts';

const blockedAddress = {
  address: '13 Nowhere Lane',
  address_2: '',
  zip: '89049',
  city: 'Tonopah',
  state: 'NV',
  country_code: 'US',
};

export const examples: Examples = {
  'geo.zip-info': { query: { zip_code: '10001', country_code: 'US' } },
  'geo.state-options': { query: { country: 'US' } },
  'geo.auto-complete': { params: { mode: 'facility' }, query: { term: 'copper', brand: 'golf' } },
  'geo.validate-ship-points': { body: exampleShipment },
  'geo.zip-of-address': {
    query: { address1: '350 W 31st St', city: 'New York', province: 'NY', country_code: 'US' },
  },
  'geo.disaster-notifications': {
    query: {
      zip_code: '99686',
      city: 'Valdez',
      state_code: 'AK',
      country_code: 'US',
      address_type: 'origin',
      brand_id: '1',
    },
  },
  'geo.eircode-details': {
    body: { suggestion_id: 'zip-IE-D02', query: '5 Merrion Row, D02 AF30', country_code: 'IE' },
  },
  'geo.place-details': { params: { id: 'zip-US-10001' } },
  'geo.autocomplete-club': { query: { term: 'copper', brand: 'golf' } },
  'geo.check-zip': { query: { value: '10001', country_code: 'US' } },
  'geo.read-address-line': { query: { line: '350 W 31st St, New York, NY 10001' } },
  'geo.zip-to-state': { params: { zip: '10001' } },
  'geo.blocked-address': { query: { blocked_address: blockedAddress } },
  'geo.address-blocked': { query: { blocked_address: blockedAddress } },
};
