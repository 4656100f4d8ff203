import { missable, takes, wronglyTaken } from '../factories/judge.ts';
import { pickupFeeSchema, serviceOptionSchema } from './schema.ts';

const fee = {
  id: 1,
  pickup_fees_title: 'Carrier pickup, 9 AM to 5 PM',
  formatted_amount: '$14.95',
  price_cents: 1495,
  sku: 'PICKUP-DAY',
  waived: false,
  hourly: false,
  sameday: false,
  default: true,
  daily_facility: false,
  carrier: 'FEDEX',
  ready_time: '09:00',
  close_time: '17:00',
  ready_time_hour: 9,
  close_time_hour: 17,
  monday: 1,
  tuesday: 1,
  wednesday: 1,
  thursday: 1,
  friday: 0,
};
const ground = {
  carrier_service_level_id: 1,
  service_type_name: 'GROUND',
  service_type_system_name: 'ground',
  service_name: 'Ground',
  carrier: 'FedEx',
  carrier_system_name: 'FEDEX',
  arrival_date: '2026-12-02',
  transit_days: 5,
  price_cents: 11_000,
  alternate_price_cents: null,
  hybrid: false,
};

describe('services in the API', () => {
  it('EN-16 a pickup fee has its price, its window and its weekdays', () => {
    expect(takes(pickupFeeSchema, fee)).toBe(true);
    expect(missable(pickupFeeSchema, fee)).toEqual([]);
    const wrong = {
      id: '1',
      price_cents: 14.95,
      waived: 0,
      ready_time_hour: 9.5,
      monday: true,
      friday: 2,
      ready_time: 9,
    };
    expect(wronglyTaken(pickupFeeSchema, fee, wrong)).toEqual([]);
  });

  it('EN-17 a service has its level, its arrival and its price', () => {
    expect(takes(serviceOptionSchema, ground)).toBe(true);
    expect(takes(serviceOptionSchema, { ...ground, alternate_price_cents: 12_000 })).toBe(true);
    expect(missable(serviceOptionSchema, ground)).toEqual([]);
    const wrong = { arrival_date: '12/02/2026', transit_days: 4.5, price_cents: '110', hybrid: 'no' };
    expect(wronglyTaken(serviceOptionSchema, ground, wrong)).toEqual([]);
  });
});
