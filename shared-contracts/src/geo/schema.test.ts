import { missable, takes, wronglyTaken } from '../factories/judge.ts';
import { austinZip } from '../factories/places.ts';
import { countryConfigSchema, zipInfoSchema } from './schema.ts';
import { emptyShipPoint, shipPointSchema } from './slice.ts';

const address = {
  ...emptyShipPoint('US', 'other'),
  zip: '78701',
  state: 'TX',
  city: 'Austin',
  address1: '1100 Congress Ave',
  companyName: 'Capitol Inn',
  contact: 'Ann Lee',
  phone: '+1 512 555 0107',
};

describe('places in the API', () => {
  it('EN-01 an address has country, state, city, zip, two lines, company, phone and contact, each as text', () => {
    const fields = [
      'country',
      'state',
      'city',
      'zip',
      'address1',
      'address2',
      'companyName',
      'phone',
      'contact',
    ];
    expect(takes(shipPointSchema, address)).toBe(true);
    expect(missable(shipPointSchema, address).filter((name) => fields.includes(name))).toEqual([]);
    const nothing = Object.fromEntries(fields.map((name) => [name, null]));
    expect(wronglyTaken(shipPointSchema, address, nothing)).toEqual([]);
  });

  it('EN-02 a ship point is a club or another address, without a club until one is chosen', () => {
    expect(takes(shipPointSchema, emptyShipPoint())).toBe(true);
    expect(missable(shipPointSchema, address)).toEqual([]);
    const wrong = { kind: 'airport', club: { id: 7 }, latitude: '26.14', timeZone: 5 };
    expect(wronglyTaken(shipPointSchema, address, wrong)).toEqual([]);
  });

  it('EN-02 a country names the omitted fields of its addresses and its holidays', () => {
    const ireland = {
      code: 'IE',
      name: 'Ireland',
      optional_fields: ['state'],
      disabled_fields: [],
      field_alias: { zip: 'Eircode' },
      holidays: ['2026-12-25'],
    };
    expect(takes(countryConfigSchema, ireland)).toBe(true);
    expect(missable(countryConfigSchema, ireland)).toEqual([]);
    const wrong = {
      code: 'Ireland',
      holidays: ['25.12.2026'],
      field_alias: { zip: 1 },
      optional_fields: 'zip',
    };
    expect(wronglyTaken(countryConfigSchema, ireland, wrong)).toEqual([]);
  });

  it('EP-01 a zip that is not found gives an empty answer', () => {
    const unknown = austinZip({ success: false, city: null, state: null, state_long: null });
    expect(takes(zipInfoSchema, unknown)).toBe(true);
    expect(wronglyTaken(zipInfoSchema, austinZip(), { country: 'usa', success: 'yes', zip: 78701 })).toEqual(
      [],
    );
  });
});
