import type { Browser } from '../../testing/test-app.ts';
import { profileServer } from './testing/profile-server.ts';

const profile = profileServer();

const home = {
  label: 'Home',
  company_name: '',
  contact: 'Ann Lee',
  phone: '512-555-0100',
  address_1: '500 Congress Ave',
  address_2: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country_code: 'US',
  club_id: null,
  default_origin: true,
};
const book = async (browser: Browser) => (await browser.send('GET', '/api/v6/profile')).json().addresses;

describe('the address book', () => {
  it('AD-30 refuses, field by field, an address that cannot be an end', async () => {
    const refusals = async (change: object) => {
      const answer = await profile.customer.send('POST', '/api/v6/addresses', {
        body: { ...home, ...change },
      });
      return (answer.json().fields ?? []).map(({ path, code }: { path: string; code: string }) => [
        path,
        code,
      ]);
    };
    expect(await refusals({ zip: '!!!', phone: 'abc' })).toEqual([
      ['zip', 'zip_not_valid'],
      ['phone', 'phone_not_valid'],
    ]);
    expect(await refusals({ country_code: 'ZZ' })).toEqual([['country_code', 'unknown']]);
    expect(await refusals({ zip: '', address_1: ' ' })).toEqual([
      ['address_1', 'required'],
      ['zip', 'required'],
    ]);
    expect(await book(profile.customer)).toEqual([]);
    expect(await refusals({ phone: '' })).toEqual([]);
  });

  it('AD-30 keeps the default flag of an address that is saved again', async () => {
    const keep = async (change: object) =>
      (await profile.customer.send('POST', '/api/v6/addresses', { body: { ...home, ...change } })).json();
    await keep({ default_origin: true });
    expect(await keep({ default_origin: false })).toMatchObject({ default_origin: true });
    expect(await book(profile.customer)).toMatchObject([{ default_origin: true }]);
    await keep({ default_origin: true, address_1: '1 Shore Rd' });
    expect(
      (await book(profile.customer)).map((entry: { default_origin: boolean }) => entry.default_origin),
    ).toEqual([true, false]);
  });

  it('AD-30 AD-16 saves a default origin, which its owner finds in suggestions', async () => {
    const kept = await profile.customer.send('POST', '/api/v6/addresses', { body: home });
    expect(kept.json()).toMatchObject({ label: 'Home', default_origin: true });
    const found = await profile.customer.send('GET', '/api/v5.2/auto-complete/address-book', {
      query: { term: 'congress', brand: 'golf' },
    });
    expect(found.json().items).toMatchObject([{ kind: 'address-book', label: 'Home' }]);
    expect(await book(profile.other)).toEqual([]);
  });

  it('AD-30 keeps only the newest default, and saves the same address once', async () => {
    for (const _ of [1, 2]) await profile.customer.send('POST', '/api/v6/addresses', { body: home });
    await profile.customer.send('POST', '/api/v6/addresses', {
      body: { ...home, label: 'Lake house', address_1: '1 Shore Rd' },
    });
    expect(
      (await book(profile.customer)).map((entry: { label: string; default_origin: boolean }) => [
        entry.label,
        entry.default_origin,
      ]),
    ).toEqual([
      ['Lake house', true],
      ['Home', false],
    ]);
  });

  it('deletes its owner’s entry, and answers 404 for another person’s', async () => {
    await profile.customer.send('POST', '/api/v6/addresses', { body: home });
    const [entry] = await book(profile.customer);
    expect((await profile.other.send('DELETE', `/api/v6/addresses/${entry.id}`)).statusCode).toBe(404);
    expect((await profile.customer.send('DELETE', `/api/v6/addresses/${entry.id}`)).json()).toEqual({
      success: true,
    });
    expect((await book(profile.customer)).some(({ id }: { id: string }) => id === entry.id)).toBe(false);
  });

  it('the address book is closed to guests, needs the CSRF token and refuses unknown fields', async () => {
    const guest = await profile.server.browser();
    expect((await guest.send('GET', '/api/v6/profile')).statusCode).toBe(401);
    expect((await guest.send('POST', '/api/v6/addresses', { body: home })).statusCode).toBe(401);
    expect(
      (
        await profile.customer.send('POST', '/api/v6/addresses', {
          body: home,
          headers: { 'x-csrf-token': 'wrong' },
        })
      ).statusCode,
    ).toBe(403);
    expect(
      (await profile.customer.send('POST', '/api/v6/addresses', { body: { ...home, user_id: 'usr_other' } }))
        .statusCode,
    ).toBe(400);
  });

  it('two tabs that set a default at the same time leave exactly one', async () => {
    const places = ['1 First St', '2 Second St', '3 Third St', '4 Fourth St'];
    await Promise.all(
      places.map((address_1) =>
        profile.customer.send('POST', '/api/v6/addresses', { body: { ...home, address_1 } }),
      ),
    );
    expect(
      (await book(profile.customer)).filter(
        ({ default_origin }: { default_origin: boolean }) => default_origin,
      ),
    ).toHaveLength(1);
  });

  it('AC-19 changes an own address and keeps its default, and refuses what cannot be an end', async () => {
    const browser = profile.customer;
    const { id } = (await browser.send('POST', '/api/v6/addresses', { body: home })).json();
    const { club_id: _club, default_origin: _default, ...fields } = home;
    const change = (body: object, of = id) => browser.send('PUT', `/api/v6/addresses/${of}`, { body });
    expect((await change({ ...fields, address_1: '12 Oak St', label: 'New home' })).json()).toMatchObject({
      id,
      address_1: '12 Oak St',
      label: 'New home',
      default_origin: true,
    });
    expect((await change({ ...fields, zip: '1', city: '' })).json().fields).toEqual([
      { path: 'city', code: 'required' },
      { path: 'zip', code: 'zip_not_valid' },
    ]);
    expect((await change(fields, 'adr_nobodys')).json()).toMatchObject({ code: 'address_not_found' });
  });
});
