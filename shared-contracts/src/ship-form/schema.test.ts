import { takes, wronglyTaken } from '../factories/judge.ts';
import { shipmentFormSchema } from './schema.ts';

const form = {
  cart_id: 'crt_1',
  order_tracking_id: 'trk_1',
  origination: 'club',
  destination: 'other',
  o_club_id: '7',
  d_zip: '78701',
  roundtrip: 'false',
  pickup_date: '2026-11-24',
  traveler: {
    '1': { t_email: 'ann@lee.test', golf: { product_count: '1', '0': { size: 'golf-standard' } } },
  },
};

describe('the shipment form in the API', () => {
  it('EN-27 carries the ids of cart and order tracking, both only when they exist', () => {
    expect(takes(shipmentFormSchema, form)).toBe(true);
    expect(takes(shipmentFormSchema, {})).toBe(true);
    const long = 'x'.repeat(65);
    const wrong = { cart_id: 17, order_tracking_id: null };
    expect(wronglyTaken(shipmentFormSchema, form, wrong)).toEqual([]);
    expect(wronglyTaken(shipmentFormSchema, form, { cart_id: long, order_tracking_id: long })).toEqual([]);
  });

  it('EN-27 accepts only text, no unknown field, and no traveler without a number', () => {
    const wrong = {
      price: '1',
      o_note: 'x',
      roundtrip: true,
      origination: 'airport',
      traveler: { ann: {} },
      pickup_date: 20261124,
    };
    expect(wronglyTaken(shipmentFormSchema, form, wrong)).toEqual([]);
    const priced = { '1': { golf: { '0': { size: 'golf-standard', price: '1' } } } };
    expect(wronglyTaken(shipmentFormSchema, form, { traveler: priced })).toEqual([]);
  });
});
