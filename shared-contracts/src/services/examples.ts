import type { Examples } from '../call/example.ts';
import { exampleShipment } from '../ship-form/example.ts';

export const examples: Examples = {
  'services.combined-services-options': { body: exampleShipment },
  'services.price-calendar': {
    body: { ...exampleShipment, leg: 'outbound', from: '2026-12-01', until: '2026-12-31' },
  },
  'services.pickup-fee': { query: { brand_id: '1', origin_type: 'other', destination_type: 'other' } },
};
