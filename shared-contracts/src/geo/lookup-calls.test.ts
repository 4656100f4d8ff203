import { missable, takes, wronglyTaken } from '../factories/judge.ts';
import { blockedAddressSchema, disasterNotifications, resolvedAddressSchema } from './lookup-calls.ts';
import { addressCandidateSchema, suggestionSchema } from './schema.ts';

const autofill = {
  autofill_zip: '78701',
  autofill_city: 'Austin',
  autofill_state: 'TX',
  autofill_country: 'US',
  autofill_address: '1100 Congress Ave',
  autofill_club_id: 12,
};

describe('answers of place lookups', () => {
  it('EN-13 a disaster notification is its message', () => {
    const answer = (notification: object) => ({ notifications: [notification] });
    expect(takes(disasterNotifications.response, answer({ message: 'Roads are flooded.' }))).toBe(true);
    expect(takes(disasterNotifications.response, answer({}))).toBe(false);
    expect(takes(disasterNotifications.response, answer({ message: 7 }))).toBe(false);
  });

  it('EN-14 a blocked address is looked up by its six fields and nothing else', () => {
    const asked = {
      address: '1 Main St',
      address_2: '',
      zip: '78701',
      city: 'Austin',
      state: 'TX',
      country_code: 'US',
    };
    expect(takes(blockedAddressSchema, asked)).toBe(true);
    expect(takes(blockedAddressSchema, { ...asked, name: 'Ann' })).toBe(false);
    expect(wronglyTaken(blockedAddressSchema, asked, { address: 1, zip: null, country_code: 'usa' })).toEqual(
      [],
    );
  });

  it('EN-15 a correction proposes zip, city and state, all three', () => {
    const candidate = { zip: '78701', city: 'Austin', state: 'TX' };
    expect(takes(addressCandidateSchema, candidate)).toBe(true);
    expect(missable(addressCandidateSchema, candidate)).toEqual([]);
  });

  it('EN-22 a suggestion and a resolved address have every field that they fill in', () => {
    const suggestion = {
      id: 'club-12',
      kind: 'facility',
      label: 'Capitol Inn',
      detail: 'Austin, TX',
      preferred: false,
      club_id: 12,
      ...autofill,
    };
    const resolved = {
      id: 'place-1',
      ...autofill,
      autofill_address_2: '',
      company_name: '',
      latitude: null,
      longitude: null,
      time_zone: null,
      postcoder_id: null,
    };
    for (const [schema, item] of [
      [suggestionSchema, suggestion],
      [resolvedAddressSchema, resolved],
    ] as const) {
      expect(takes(schema, item)).toBe(true);
      expect(missable(schema, item).filter((name) => name.startsWith('autofill_'))).toEqual([]);
    }
  });
});
