import type { Examples } from '../call/example.ts';

export const examples: Examples = {
  'calendar.close-days': { params: { facility: '1' } },
  'calendar.ship-date': { params: { facility: '1' } },
  'calendar.next-available-day': {
    body: {
      origin: '10001',
      destination: '94103',
      ship_date: '2026-11-24',
      carrier_service_level_id: '1',
      transit_days: '5',
    },
  },
  'calendar.next-pickup-day': { body: { brand: 'golf', country_code: 'US', ship_date: '2026-11-26' } },
  'calendar.unavailable-days': { query: { country_code: 'US', brand: 'golf', direction: 'outbound' } },
  'calendar.holidays': { query: { country_code: 'US' } },
  'calendar.same-day-drop-off-cut-off': {
    body: { postal_code: '10001', country_code: 'US', province: 'NY' },
  },
  'calendar.cut-off-times': {
    body: { country_code: 'US', state: 'NY', city: 'New York', zip: '10001', drop_off: 'false' },
  },
};
