import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { goodPoints, goodTravelers } from '../../testing/page-slices.ts';
import { isParents, otherPayer, prefilled } from './prefilled.ts';

/** Ann Lee’s bags, between her home or that of `contact` and a club. */
function booking(contact: Partial<ShipPoint> = {}) {
  const { origin, destination } = goodPoints();
  return {
    travelers: goodTravelers(),
    points: goodPoints({
      origin: { ...origin, kind: 'club' },
      destination: { ...destination, ...contact },
    }),
  };
}

const golf = { traveler_word: 'traveler', place_type: 'Club/Resort', default_origin_contact: 'Golf shop' };
const camps = { traveler_word: 'camper', place_type: 'Camp', default_origin_contact: null };
const schools = { traveler_word: 'traveler', place_type: 'School', default_origin_contact: null };
const tom = { firstName: 'Tom', lastName: 'Day', email: 'tom@day.test', phone: '512-555-0177' };

/** Ann Lee’s booking with more travelers. */
function withTravelers(...more: (typeof tom)[]) {
  const travelers = goodTravelers();
  const [ann] = travelers.travelers;
  return {
    ...booking(),
    travelers: {
      ...travelers,
      travelers: ann ? [ann, ...more.map((one, at) => ({ ...ann, ...one, key: `more-${at}` }))] : [],
    },
  };
}

describe('what a registration knows of the person', () => {
  it('MD-14 a registration is prefilled with the first traveler, and the phone of their home', () => {
    expect(prefilled(booking(), golf)).toMatchObject({
      first_name: 'Ann',
      last_name: 'Lee',
      phone: '512-555-0100',
    });
  });

  it('MD-14 a registration is prefilled with the parent at a camper’s home, whose email the booking has', () => {
    const parent = booking({ contact: 'Mary Jo Lee', phone: '512-555-0199' });
    expect(prefilled(parent, camps)).toMatchObject({
      first_name: 'Mary Jo',
      last_name: 'Lee',
      phone: '512-555-0199',
      email: goodTravelers().travelers[0]?.email,
    });
  });

  it('MD-14 no name is prefilled if the contact at the camper’s home is the camper', () => {
    expect(prefilled(booking(), camps)).toMatchObject({ first_name: '', last_name: '' });
  });

  it('PY-30 a registration is prefilled with the parent at a student’s home, or the student who sends alone', () => {
    const parent = booking({ contact: 'Mary Jo Lee', phone: '512-555-0199' });
    expect(isParents(parent, schools)).toBe(true);
    expect(prefilled(parent, schools)).toMatchObject({ first_name: 'Mary Jo', last_name: 'Lee' });
    expect(isParents(booking(), schools)).toBe(false);
    expect(prefilled(booking(), schools)).toMatchObject({ first_name: 'Ann', last_name: 'Lee' });
  });
});

describe('who pays in place of the first traveler', () => {
  it('PY-30 the other payer is the non-traveling sender of the bags, whose email is missing', () => {
    expect(otherPayer(booking({ contact: 'Mary Jo Lee', phone: '512-555-0199' }), golf)).toEqual({
      first_name: 'Mary Jo',
      last_name: 'Lee',
      email: '',
      phone: '512-555-0199',
    });
  });

  it('PY-30 the other payer is the only other traveler with an email', () => {
    expect(otherPayer(withTravelers(tom), golf)).toEqual({
      first_name: 'Tom',
      last_name: 'Day',
      email: 'tom@day.test',
      phone: '512-555-0177',
    });
  });

  it('PY-30 there is no other payer if the others share the email, or several have one', () => {
    const nobody = { first_name: '', last_name: '', email: '', phone: '' };
    expect(otherPayer(booking(), golf)).toEqual(nobody);
    expect(otherPayer(booking({ contact: 'golf shop' }), golf)).toEqual(nobody);
    expect(otherPayer(withTravelers({ ...tom, email: 'ANN@lee.test' }), golf)).toEqual(nobody);
    expect(otherPayer(withTravelers(tom, { ...tom, email: 'bea@day.test' }), golf)).toEqual(nobody);
  });
});
