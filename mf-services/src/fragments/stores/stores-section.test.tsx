import '@testing-library/jest-dom';
import { answering, type FakeAnswer, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import { autocomplete } from '@sendahead/shared-contracts/geo/calls';
import { storesNear } from '@sendahead/shared-contracts/stores/calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startStores } from '../../effects/stores/start-stores.ts';
import { nearNaples } from '../../testing/stores.ts';
import { StoresSection } from './stores-section.tsx';

const found = answering(storesNear, nearNaples());
const wholePath = '/store_locator?zip=34102&radius=10&carrier=FEDEX';
const settle = () => act(() => Promise.resolve());

/** The page at an address; a Friday at 10 AM in Naples. */
async function open(url: string, ...answers: FakeAnswer[]) {
  history.replaceState(null, '', url);
  const api = fakeApi(...answers, found);
  const host = fakeHost('mf-services', { api, now: '2026-11-20T15:00:00Z' });
  const { store, stop } = startStores(host);
  const view = render(<StoresSection store={store} host={host} />);
  await settle();
  return {
    api,
    host,
    user: userEvent.setup(),
    asked: () => api.calls.map(({ input }) => input),
    end: () => {
      view.unmount();
      stop();
    },
  };
}
const zip = () => screen.getByRole('textbox', { name: /Zip code/ });
const places = () => within(screen.getByRole('list')).getAllByRole('listitem');
afterEach(() => history.replaceState(null, '', '/'));

describe('the store locator', () => {
  it('RT-22 OPEN-20 the locator lists the stores around its address with distance, hours and accepted sizes', async () => {
    const { asked, end } = await open(wholePath);
    expect(asked()).toEqual([{ query: { zip: '34102', radius: 10, carrier: 'FEDEX' } }]);
    expect(
      screen.getByRole('heading', { name: '4 FedEx places within 10 miles of Naples, FL 34102' }),
    ).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Kestrel Pack & Ship',
      'Juniper Drugs, FedEx counter',
      'FedEx Ship Center Naples',
      'Old Post Pack & Ship',
    ]);
    const [first, second] = places();
    expect(first).toHaveTextContent('0.4 miles');
    expect(first).toHaveTextContent('Staffed store');
    expect(first).toHaveTextContent('120 Main Street, Naples, FL 34102');
    expect(first).toHaveTextContent('Open today 8:00 AM to 7:00 PM');
    expect(first).toHaveTextContent('Accepts bags up to 150 lb, 108 in long');
    expect(second).toHaveTextContent('1 mile');
    expect(second).toHaveTextContent('Accepts bags up to 55 lb, 48 in long');
    end();
  });

  it('SV-26 each store links to directions in another tab', async () => {
    const { end } = await open(wholePath);
    const link = screen.getByRole('link', {
      name: 'Directions to Kestrel Pack & Ship, 120 Main Street (new tab)',
    });
    expect(link).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=Kestrel+Pack+%26+Ship%2C+120+Main+Street%2C+Naples%2C+FL+34102',
    );
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveAttribute('target', '_blank');
    end();
  });

  it('OPEN-20 the hours of the week are folded', async () => {
    const { user, end } = await open(wholePath);
    const [first] = places();
    if (!first) throw new Error('no place');
    expect(within(first).getByText('Saturday')).not.toBeVisible();
    await user.click(within(first).getByText(/Weekly hours/));
    expect(within(first).getByText('9:00 AM to 5:00 PM')).toBeVisible();
    expect(within(first).getByText('Closed')).toBeVisible();
    end();
  });

  it('RT-22 the address keeps the search, and Back returns to the previous one', async () => {
    const { user, asked, end } = await open(wholePath);
    await user.clear(zip());
    await user.type(zip(), '10001');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Within' }), '25 miles');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Carrier' }), 'UPS');
    await user.keyboard('{Tab}{Enter}');
    await settle();
    expect(location.pathname + location.search).toBe('/store_locator?zip=10001&radius=25&carrier=UPS');
    expect(asked().at(-1)).toEqual({ query: { zip: '10001', radius: 25, carrier: 'UPS' } });
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await act(() => popped);
    await settle();
    expect(zip()).toHaveValue('34102');
    expect(asked().at(-1)).toEqual({ query: { zip: '34102', radius: 10, carrier: 'FEDEX' } });
    end();
  });

  it('RT-22 without parameters the locator begins with 10 miles and FedEx, and requests nothing', async () => {
    const { asked, end } = await open('/store_locator?radius=99&carrier=ACME');
    expect(screen.getByRole('combobox', { name: 'Within' })).toHaveValue('10');
    expect(screen.getByRole('combobox', { name: 'Carrier' })).toHaveValue('FEDEX');
    expect(asked()).toEqual([]);
    expect(zip()).toBeValid();
    expect(screen.getByText(/Enter a zip code or a town to see/)).toBeVisible();
    end();
  });

  it('OPEN-20 the zip field says that a zip is unknown, malformed or missing', async () => {
    const unknown = answering(storesNear, () => {
      throw refusal(404, 'zip_not_found');
    });
    const { user, asked, end } = await open('/store_locator?zip=00000', unknown);
    expect(zip()).toBeInvalid();
    expect(zip()).toHaveAccessibleDescription('We don’t recognize this place. Please check it.');
    await user.clear(zip());
    await user.type(zip(), '9021');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(zip()).toHaveAccessibleDescription('Please enter a five-digit US zip code or a town.');
    expect(zip()).toHaveFocus();
    await user.clear(zip());
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(zip()).toHaveAccessibleDescription('Please enter a zip code or a town.');
    expect(asked()).toHaveLength(1);
    end();
  });

  it('SV-18 the locator finds stores around a town, and keeps the town in the field and the address', async () => {
    const towns = answering(autocomplete, { items: [clubSuggestion({ autofill_zip: '34102' })] });
    const { user, asked, end } = await open('/store_locator', towns);
    await user.type(zip(), 'Naples, FL{Enter}');
    await settle();
    expect(asked()).toEqual([
      {
        params: { mode: 'address' },
        query: { term: 'Naples, FL', brand: 'golf', country_code: 'US', result_type: 'town', limit: 1 },
      },
      { query: { zip: '34102', radius: 10, carrier: 'FEDEX' } },
    ]);
    expect(zip()).toHaveValue('Naples, FL');
    expect(new URLSearchParams(location.search).get('zip')).toBe('Naples, FL');
    expect(places()).toHaveLength(4);
    end();
  });

  it('OPEN-20 the locator says that no store was found, and whom to call', async () => {
    const { host, end } = await open(wholePath, answering(storesNear, nearNaples({ stores: [] })));
    expect(
      screen.getByRole('heading', { name: 'No FedEx places within 10 miles of Naples, FL 34102' }),
    ).toBeVisible();
    expect(screen.getByText(host.boot.brand.help_phone, { exact: false })).toBeVisible();
    end();
  });

  it('OPEN-20 the locator reports a failure, and retries on request', async () => {
    let broken = true;
    const flaky = answering(storesNear, () => {
      if (broken) throw refusal(503, 'unavailable');
      return nearNaples();
    });
    const { user, end } = await open(wholePath, flaky);
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the stores.');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(places()).toHaveLength(4);
    end();
  });

  it('OPEN-20 the locator says that it is searching, and aborts an outdated request', async () => {
    const never = answering(storesNear, () => new Promise(() => undefined));
    const { end } = await open(wholePath, never);
    expect(screen.getByText('Looking for stores')).toBeInTheDocument();
    end();
  });
});
