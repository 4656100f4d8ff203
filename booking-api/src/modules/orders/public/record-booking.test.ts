import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { addressOf } from '../../bookings/public/carrier-address.ts';

describe('an end in the carrier’s format', () => {
  it('AD-29 copies 20 characters of the contact to the label', () => {
    const contact = 'Bartholomew Montague Kensington';
    expect(addressOf({ ...emptyShipPoint(), contact }).name).toBe('Bartholomew Montague');
    expect(addressOf({ ...emptyShipPoint(), contact: 'Golf shop' }).name).toBe('Golf shop');
  });
});
