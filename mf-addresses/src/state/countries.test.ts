import { hongKong, ireland, unitedStates } from '@sendahead/shared-contracts/factories/countries';
import { clubInfo, clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { failingEnd } from './correction.ts';
import type { AddressesEvent } from './events.ts';
import { lookedUpZip } from './looked-up-zip.ts';
import { campEnd, prefillOf } from './prefill-of.ts';
import { problemsOf, shownProblems } from './problems.ts';
import { publication } from './publication.ts';
import { reduce } from './reducer.ts';
import { type AddressesState, initialState, type TextField } from './state.ts';
import { validationKey } from './validation-key.ts';

const known: AddressesEvent = {
  type: 'countries-arrived',
  countries: [unitedStates(), ireland(), hongKong()],
};
const after = (...events: AddressesEvent[]): AddressesState =>
  [known, ...events].reduce(reduce, initialState({ originContact: null }));
const typed = (field: TextField, text: string, end: ShipEnd = 'destination'): AddressesEvent => ({
  type: 'typed',
  end,
  field,
  text,
});
const club = (end: ShipEnd, id = 7): AddressesEvent[] => [
  { type: 'kind-chosen', end, kind: 'club' },
  { type: 'suggestion-chosen', end, suggestion: clubSuggestion({ club_id: id }) },
  { type: 'club-arrived', end, info: clubInfo({ id }) },
];

describe('countries', () => {
  it.each(['AS', 'GU', 'PR', 'VI'])('AD-05 the country switches to the territory %s', (territory) => {
    expect(after(typed('zip', '00901'), typed('state', territory)).destination.point).toMatchObject({
      country: territory,
      zip: '00901',
    });
  });
  it('AD-48 a country that is not listed, as in a link, is refused at its field once the countries are known', () => {
    const chosen = typed('country', 'RS');
    const problem = (state: AddressesState) => shownProblems(state, 'destination').country;
    expect(problem(after(chosen))).toBe('country_unserved');
    expect(problem(after(typed('country', 'IE')))).toBeUndefined();
    expect(problem(reduce(initialState({ originContact: null }), chosen))).toBeUndefined();
  });
  it('AD-05 a state that is not a territory is kept', () => {
    expect(after(typed('state', 'TX')).destination.point).toMatchObject({ country: 'US', state: 'TX' });
  });
  it('a change of country keeps the address lines and clears zip, city and state', () => {
    const { point } = after(
      typed('address1', '1 Main St'),
      typed('zip', '78701'),
      typed('city', 'Austin'),
      typed('country', 'IE'),
    ).destination;
    expect(point).toMatchObject({ country: 'IE', address1: '1 Main St', zip: '', city: '' });
  });
  it('VL-09 VL-11 countries without zips or states require neither', () => {
    expect(Object.keys(problemsOf(after(typed('country', 'HK')), 'destination'))).toEqual([
      'address1',
      'city',
      'contact',
      'phone',
    ]);
  });
  it("VL-09 VL-10 Ireland's state is optional, but not its Eircode", () => {
    const problems = problemsOf(after(typed('country', 'IE')), 'destination');
    expect([problems.zip, problems.state]).toEqual(['zip_missing', undefined]);
  });
  it('MD-12 a country with a note shows it', () => {
    expect(after(typed('country', 'HK')).destination.countryNote).toBe(
      'Customs asks for a list of contents.',
    );
    expect(after(typed('country', 'IE')).destination.countryNote).toBeNull();
  });
  it('MD-12 the note of a country is shown even if it was chosen before the countries were loaded', () => {
    const early = reduce(initialState({ originContact: null }), typed('country', 'HK'));
    expect(early.destination.countryNote).toBeNull();
    const late = reduce(early, known);
    expect(late.destination.countryNote).toBe('Customs asks for a list of contents.');
    const read = reduce(late, { type: 'country-note-read', end: 'destination' });
    expect(reduce(read, known).destination.countryNote).toBeNull();
  });
  it('AD-26 the holidays of both ends are published', () => {
    const state = [
      {
        type: 'countries-arrived',
        countries: [unitedStates({ holidays: ['2026-12-25' as never] })],
      } as AddressesEvent,
    ].reduce(reduce, initialState({ originContact: null }));
    expect(publication(state).holidays).toEqual({ origin: ['2026-12-25'], destination: ['2026-12-25'] });
  });
});

describe('moving the club', () => {
  it('AD-04 moving the club puts it at the other end; the first becomes another address', () => {
    const state = after(...club('origin'), typed('address1', '500 Congress Ave'), { type: 'swapped' });
    expect(state.destination.point.club?.id).toBe(7);
    expect(state.origin.point).toMatchObject({ kind: 'other', club: null, address1: '500 Congress Ave' });
  });
  it('AD-04 a club that is moved twice returns to its end', () => {
    const before = after(...club('origin'), typed('address1', '500 Congress Ave'));
    const twice = [{ type: 'swapped' } as const, { type: 'swapped' } as const].reduce(reduce, before);
    expect([twice.origin.point, twice.destination.point]).toEqual([
      before.origin.point,
      before.destination.point,
    ]);
  });
  it('AD-04 nothing moves when both ends are clubs', () => {
    const before = after(...club('origin', 7), ...club('destination', 8));
    expect(reduce(before, { type: 'swapped' })).toBe(before);
  });
});

describe('notes and blocks', () => {
  it('AD-27 AD-10 an accepted note remains accepted until another club is chosen', () => {
    const accepted = after(
      ...club('origin'),
      { type: 'note-arrived', end: 'origin', text: 'Use the side gate.' },
      { type: 'note-accepted', end: 'origin' },
    );
    expect(publication(accepted).acceptedNotes).toEqual({ origin: true, destination: false });
    const other = reduce(accepted, {
      type: 'suggestion-chosen',
      end: 'origin',
      suggestion: clubSuggestion({ club_id: 8 }),
    });
    expect(publication(other).acceptedNotes).toEqual({ origin: false, destination: false });
  });
  it('OPEN-29 AD-23 a blocked address is published as blocked and invalid', () => {
    const state = after({ type: 'blocked-arrived', end: 'destination', blocked: true, message: '' });
    expect(publication(state)).toMatchObject({ blocked: true, valid: false });
  });
});

describe('address correction', () => {
  const candidate = { zip: '78701', city: 'Austin', state: 'TX' };
  const refused = (state: AddressesState): AddressesState =>
    reduce(state, {
      type: 'validation-arrived',
      key: validationKey(state),
      valid: false,
      candidates: { origin: [], destination: [candidate] },
    });

  it('AD-12 the correction applies to the end with candidates until its address changes', () => {
    const state = refused(after(typed('zip', '78701'), typed('city', 'Dallas'), typed('state', 'TX')));
    expect(failingEnd(state)).toBe('destination');
    expect(failingEnd(reduce(state, typed('city', 'Houston')))).toBeNull();
    expect(failingEnd(reduce(state, { type: 'correction-declined' }))).toBeNull();
  });
  it('AD-12 ER-03 the city of the end is marked, even after the candidates were declined, and Next goes there', () => {
    const away = typed('zip', '78701');
    const mismatched = refused(
      after(away, typed('city', 'Dallas'), typed('state', 'TX'), { type: 'correction-declined' }),
    );
    expect(shownProblems(mismatched, 'destination')).toEqual({ city: 'place_mismatch' });
    expect(shownProblems(mismatched, 'origin')).toEqual({});
    expect(shownProblems(reduce(mismatched, typed('city', 'Austin')), 'destination')).toEqual({});
  });
  it('AD-12 the chosen candidate is applied', () => {
    const state = reduce(refused(after(typed('city', 'Dallas'))), {
      type: 'candidate-chosen',
      end: 'destination',
      candidate,
    });
    expect(state.destination.point).toMatchObject(candidate);
  });
  it('AD-12 a candidate with another zip is looked up, so that the miles are of its place', () => {
    const away = refused(after(typed('zip', '10001'), typed('city', 'Austin'), typed('state', 'TX')));
    const state = reduce(away, { type: 'candidate-chosen', end: 'destination', candidate });
    expect(state.destination.point).toMatchObject({ ...candidate, latitude: null, longitude: null });
    expect(lookedUpZip(state.destination)).toEqual({ code: candidate.zip, country: 'US' });
  });
});

describe('the page address', () => {
  it('RT-03 RT-04 the page address fills in both ends', () => {
    const query = {
      o_country: 'us',
      o_zip: '34102',
      o_city: 'Naples',
      o_state: 'FL',
      o_address: '1 Elm',
      o_contact: 'Ann',
      o_phone: '1',
      d_zip: '78701',
    };
    expect(prefillOf(query, 'origin')).toEqual({
      first: { country: 'US', address1: '1 Elm', contact: 'Ann', phone: '1' },
      later: { zip: '34102', city: 'Naples', state: 'FL' },
      place: null,
    });
    expect(prefillOf(query, 'destination')).toMatchObject({ later: { zip: '78701' } });
  });
  it('RT-05 the page address names places, or fills in nothing', () => {
    expect(prefillOf({ shipping_from: 'Pine Hollow' }, 'origin')?.place).toBe('Pine Hollow');
    const camp = { direction: 'from_camp', shipping_to: '3001' };
    expect([prefillOf(camp, 'origin')?.place, prefillOf(camp, 'destination')]).toEqual(['3001', null]);
    expect(prefillOf({ utm_source: 'mail', d_zip: ' ' }, 'destination')).toBeNull();
  });
  it('RT-08 OPEN-15 the direction decides which end is the camp', () => {
    expect([
      campEnd({ direction: 'to_camp' }),
      campEnd({ direction: 'from_camp' }),
      campEnd({ direction: 'round_trip' }),
    ]).toEqual(['destination', 'origin', null]);
  });
});
