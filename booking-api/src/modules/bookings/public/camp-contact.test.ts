import { campContact, campGreeting } from './camp-contact.ts';
import type { ShipmentRecord } from './draft.ts';

const shipment = (home: string, toCamp = true): ShipmentRecord =>
  ({
    travelers: [{ name: 'Sam Lane', email: 'mary@lane.test', items: ['Trunk'] }],
    legs: [],
    booking: {
      form: toCamp ? { d_club_id: '1' } : { o_club_id: '1' },
      bags: [],
      legs: [
        toCamp
          ? { from: { name: home }, to: { name: 'Camp' } }
          : { from: { name: 'Camp' }, to: { name: home } },
      ],
    },
  }) as unknown as ShipmentRecord;

describe('emails of a camp’s booking', () => {
  it.each([true, false])(
    'greet the parent at home when the account has the camper’s name (to camp: %s)',
    (toCamp) => {
      const booked = shipment('Mary Lane', toCamp);
      expect(campContact(booked)).toBe('Mary Lane');
      expect(campGreeting({ firstName: 'Sam', lastName: 'Lane' }, booked)).toBe('Mary');
    },
  );

  it('greet an account in a parent’s name by that name, and no one when only the camper is known', () => {
    expect(campGreeting({ firstName: 'Ann', lastName: 'Lane' }, shipment('Mary Lane'))).toBe('Ann');
    expect(campGreeting({ firstName: 'Sam', lastName: 'Lane' }, shipment('Sam Lane'))).toBe('');
  });
});
