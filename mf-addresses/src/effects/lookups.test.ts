import { saveAddress } from '@sendahead/shared-contracts/accounts/profile-calls';
import { ireland, resolvedAddress, unitedStates } from '@sendahead/shared-contracts/factories/countries';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { austinZip, clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import {
  eircodeDetails,
  listCountries,
  placeDetails,
  readAddressLine,
} from '@sendahead/shared-contracts/geo/lookup-calls';
import type { TextField } from '../state/state.ts';
import { pass, started } from '../testing/started.ts';
import { destination, type } from './testing/typing.ts';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());
const addressItem = (over = {}) =>
  clubSuggestion({ id: 'place-1', kind: 'address', label: '500 Congress Ave', club_id: null, ...over });

describe('the address line', () => {
  it('AD-18 the details of a chosen address fill every field', async () => {
    const page = started(answering(placeDetails, resolvedAddress({ company_name: 'Capitol' })));
    page.store.dispatch({ type: 'suggestion-chosen', end: 'destination', suggestion: addressItem() });
    await pass(10);
    expect(destination(page).point).toMatchObject({
      address1: '500 Congress Ave',
      zip: '78701',
      city: 'Austin',
      state: 'TX',
      companyName: 'Capitol',
    });
  });

  it('AD-15 the typed street is kept when its town was typed after it in the line', async () => {
    const page = started(answering(placeDetails, resolvedAddress({ autofill_address: '' })));
    type(page, 'address1', '500 Congress Ave, Austin TX');
    page.store.dispatch({
      type: 'suggestion-chosen',
      end: 'destination',
      suggestion: addressItem({ id: 'zip-US-78701', autofill_address: '500 Congress Ave' }),
    });
    await pass(10);
    expect(destination(page).point).toMatchObject({ address1: '500 Congress Ave', zip: '78701' });
  });

  it('AD-15 MD-12 a line of another country selects the country and shows its note', async () => {
    const address = {
      address_1: '5 Merrion Row',
      address_2: '',
      city: 'Dublin',
      state: '',
      zip: 'D02 AF30',
      country_code: 'IE',
    };
    const page = started(
      answering(readAddressLine, { address }),
      answering(listCountries, {
        countries: [unitedStates(), ireland({ note: 'Customs asks for a list.' })],
      }),
      answering(zipInfo, austinZip({ country: 'IE', city: 'Dublin', state: null, zip: 'D02 AF30' })),
    );
    type(page, 'address1', '5 Merrion Row, Dublin D02 AF30');
    await pass(2000);
    expect(destination(page).point).toMatchObject({
      country: 'IE',
      address1: '5 Merrion Row',
      city: 'Dublin',
    });
    expect(destination(page).countryNote).toBe('Customs asks for a list.');
  });

  it('AD-17 an Irish suggestion is resolved through its Eircode and keeps the postcoder id', async () => {
    const page = started(
      answering(
        eircodeDetails,
        resolvedAddress({ autofill_country: 'IE', autofill_zip: 'D02 AF30', postcoder_id: 'pc-9' }),
      ),
    );
    type(page, 'country', 'IE');
    page.store.dispatch({
      type: 'suggestion-chosen',
      end: 'destination',
      suggestion: addressItem({ autofill_country: 'IE' }),
    });
    await pass(10);
    expect(page.called('geo.eircode-details')).toMatchObject([
      { input: { body: { suggestion_id: 'place-1', country_code: 'IE' } } },
    ]);
    expect(destination(page).point.postcoderId).toBe('pc-9');
    type(page, 'zip', 'D04 X285');
    expect(destination(page).point.postcoderId).toBeNull();
  });

  it.each(['US', 'IE'])(
    'AD-15 a %s address of a provider is filled in as offered, with its location',
    async (country) => {
      const lies = { latitude: 30.27, longitude: -97.74, time_zone: 'America/Chicago' };
      const area = { autofill_address: '', autofill_zip: '787', autofill_city: 'Area of Austin' };
      const page = started(answering(placeDetails, resolvedAddress({ ...area, ...lies })));
      type(page, 'address1', '1500 cong');
      page.store.dispatch({
        type: 'suggestion-chosen',
        end: 'destination',
        suggestion: addressItem({
          id: 'found-US-78701-0123456789ab',
          autofill_address: '1500 Congress Avenue',
          autofill_zip: '78701',
          autofill_city: 'Austin',
          autofill_country: country,
        }),
      });
      await pass(10);
      expect(destination(page).point).toMatchObject({
        address1: '1500 Congress Avenue',
        zip: '78701',
        city: 'Austin',
        latitude: 30.27,
        timeZone: 'America/Chicago',
      });
    },
  );

  it('the listed suggestion is used when its details cannot be loaded', async () => {
    const page = started(
      answering(placeDetails, () => {
        throw refusal(503, 'unavailable');
      }),
    );
    page.store.dispatch({
      type: 'suggestion-chosen',
      end: 'destination',
      suggestion: addressItem({ autofill_city: 'Austin' }),
    });
    await pass(10);
    expect(destination(page)).toMatchObject({ resolving: null, point: { city: 'Austin' } });
  });
});

describe('the default origin', () => {
  it('AD-30 the default origin is saved on request', async () => {
    const page = started(answering(saveAddress, ({ body }) => ({ ...body, id: 'a1', club_id: 7 })));
    page.store.dispatch({ type: 'suggestion-chosen', end: 'origin', suggestion: clubSuggestion() });
    await pass(50);
    page.store.dispatch({ type: 'default-origin', request: 'asking' });
    await pass(50);
    expect(page.called('accounts.save-address')).toMatchObject([
      { input: { body: { default_origin: true, club_id: 7, zip: '34102' } } },
    ]);
    expect(page.store.getState().defaultOrigin).toBe('answered');
  });

  it('AD-30 every text field of the origin but the label in Latin letters is saved', async () => {
    const page = started(answering(saveAddress, ({ body }) => ({ ...body, id: 'a1', club_id: null })));
    page.store.dispatch({ type: 'kind-chosen', end: 'origin', kind: 'other' });
    const texts = { contact: '王', label: 'Wang', phone: '8165550143', address1: '1 Main St' };
    const place = { address2: 'Apt 4', companyName: 'Byron Co', zip: '78701', city: 'Austin', state: 'TX' };
    for (const [field, text] of Object.entries({ ...place, ...texts }))
      page.store.dispatch({ type: 'typed', end: 'origin', field: field as TextField, text });
    page.store.dispatch({ type: 'default-origin', request: 'asking' });
    await pass(50);
    const [saved] = page.called('accounts.save-address');
    expect(saved?.input).toEqual({
      body: {
        default_origin: true,
        club_id: null,
        label: 'Byron Co',
        company_name: 'Byron Co',
        contact: '王',
        phone: '8165550143',
        address_1: '1 Main St',
        address_2: 'Apt 4',
        city: 'Austin',
        state: 'TX',
        zip: '78701',
        country_code: 'US',
      },
    });
  });
});
