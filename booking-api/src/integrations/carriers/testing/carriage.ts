import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Carriage, CarrierAddress } from '../port.ts';

const end = (change: Partial<CarrierAddress>): CarrierAddress => ({
  name: 'Casey Customer',
  company: '',
  street1: '350 W 31st St',
  street2: '',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  country: 'US',
  phone: '+1 212 555 0100',
  ...change,
});

/** A golf bag from New York to San Francisco by ground. */
export const carriage = (change: Partial<Carriage> = {}): Carriage => ({
  carrier: 'FEDEX',
  service: 'DOMESTIC_GROUND',
  from: end({}),
  to: end({ street1: '1 Market St', city: 'San Francisco', state: 'CA', zip: '94103' }),
  package: {
    length: 48,
    width: 12,
    height: 12,
    weight: 42,
    description: 'Golf bag',
    valueCents: cents(100_000),
  },
  shipDate: calendarDate('2026-11-24'),
  arrivalDate: calendarDate('2026-12-02'),
  fromZone: 'America/New_York',
  toZone: 'America/Los_Angeles',
  dropOff: false,
  ...change,
});

export const toCanada = (): Carriage =>
  carriage({
    to: end({ street1: '1 Front St W', city: 'Toronto', state: 'ON', zip: 'M5V 3L9', country: 'CA' }),
  });
