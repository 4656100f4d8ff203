import type { Parcel } from '../../../modules/orders/public/parcels.ts';
import { totalLine } from '../copy/money-lines.ts';
import { statusEmailTexts } from '../copy/status-email.ts';

const bag = (tracking_number: string | null, country = 'US'): Parcel =>
  ({
    tracking_number,
    item: 'Golf bag',
    traveler: 'Ann Lee',
    carriage: { from: { country: 'US' }, to: { country }, shipDate: '2026-12-01', arrivalDate: '2026-12-04' },
  }) as Parcel;

const leadOf = (parcel: Parcel) =>
  statusEmailTexts('leg_cancelled', {
    displayId: 'SA-1',
    leg: 'return',
    parcels: [parcel],
    amountCents: 0,
    printsAtCounter: false,
  }).lead;

describe('the email of a canceled leg', () => {
  it('CH-23 the email says which labels no longer work, and does not mention labels that were never made', () => {
    expect(leadOf(bag('1Z'))).toBe(
      'we canceled the return shipment of order SA-1. Your return labels no longer work, so please throw them away. The rest of your order hasn’t changed.',
    );
    expect(leadOf(bag(null))).toBe(
      'we canceled the return shipment of order SA-1. The rest of your order hasn’t changed.',
    );
  });

  it('PY-29 the email names the dollars of the new total when an end is outside the US', () => {
    expect(totalLine(5000, undefined, bag(null, 'CA'))).toBe('Your order’s total is now $50.00 USD.');
    expect(totalLine(5000, undefined, bag(null, 'PR'))).toBe('Your order’s total is now $50.00.');
  });
});
