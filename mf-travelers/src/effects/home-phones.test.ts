import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { pass, started } from '../testing/started.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const countries = (page: ReturnType<typeof started>) =>
  page.store.getState().travelers.map(({ phone }) => phone.country);

/** Bags that come from a home in this country, with the code that follows it loaded. */
async function from(page: ReturnType<typeof started>, country: string): Promise<void> {
  page.host.page.bind('mf-addresses').publish(shipPointsTopic, {
    origin: emptyShipPoint(country, 'other'),
    destination: emptyShipPoint(),
    valid: true,
    duplicate: false,
    blocked: false,
    checking: false,
  });
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.all([import('./follow-home.ts'), import('./phone-book.ts')]);
    await pass(50);
  }
}

describe('TR-23 the country of a traveler’s phone', () => {
  it('the country is that of the home from which the bags come, even for added travelers', async () => {
    const page = started();
    expect(countries(page)).toEqual(['US']);
    await from(page, 'GB');
    page.store.dispatch({ type: 'traveler-added' });
    expect(countries(page)).toEqual(['GB', 'GB']);
    expect(page.store.getState().travelers[0]?.phone.dial).toBe('+44');
    await from(page, 'US');
    expect(countries(page)).toEqual(['US', 'US']);
  });

  it('a country chosen by hand, or with a typed number, is kept', async () => {
    const page = started();
    page.store.dispatch({ type: 'typed', key: 1, field: 'phone', text: '816 555 0100' });
    page.store.dispatch({ type: 'traveler-added' });
    await from(page, 'CA');
    expect(countries(page)).toEqual(['US', 'CA']);
    page.store.dispatch({ type: 'phone-country-chosen', key: 2, country: 'FR' });
    await from(page, 'GB');
    expect(countries(page)).toEqual(['US', 'FR']);
  });
});
