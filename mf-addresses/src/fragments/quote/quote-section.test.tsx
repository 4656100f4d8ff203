import '@testing-library/jest-dom';
import { getFacility } from '@sendahead/shared-contracts/clubs/calls';
import { golfBrand, guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { answering, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { facility } from '@sendahead/shared-contracts/factories/places';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startQuote } from '../../effects/start-quote.ts';
import { happyPath } from '../../testing/happy-path.ts';
import { QuoteSection } from './quote-section.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function shown(over: Parameters<typeof guestBoot>[0] = {}, query: Record<string, string> = {}) {
  const api = fakeApi(answering(getFacility, facility()), ...happyPath);
  const host = fakeHost('mf-addresses', { api, boot: guestBoot(over) });
  host.page.bind('shell').publish(contextTopic, {
    brand: 'golf',
    brandId: 1,
    micrositeId: null,
    layout: 'regular',
    cart: null,
    query,
  });
  const { store } = startQuote(host);
  render(<QuoteSection store={store} host={host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, host, api, to: within(screen.getByRole('region', { name: 'Ship to' })) };
}
const link = () => screen.queryByRole('link', { name: /ship/ });
const values = () => Object.fromEntries(new URL(link()?.getAttribute('href') ?? '').searchParams);

describe('the quick quote', () => {
  it('RT-18 RT-19 makes a link of what was entered, and shows what it will fill in', async () => {
    const { user, to } = shown();
    expect(link()).toBeNull();
    await user.type(screen.getByRole('combobox', { name: /Club\/Resort name/ }), 'pine');
    await wait(600);
    await user.click(screen.getByRole('option', { name: /Pine Hollow/ }));
    await wait(100);
    await user.type(to.getByRole('textbox', { name: /Zip code/ }), '78701');
    await wait(1000);
    expect(values()).toMatchObject({
      shipping_from: '7',
      o_zip: '34102',
      d_zip: '78701',
      d_city: 'Austin',
      d_state: 'TX',
      d_country: 'US',
    });
    const preview = within(screen.getByRole('region', { name: 'Your link' }));
    expect(preview.getByText(/Pine Hollow Golf Club, Naples/)).toBeVisible();
    expect(preview.getByText('Austin, TX 78701')).toBeVisible();
  });

  it('RT-18 leads to the configured ship address where there is one', async () => {
    const boot = { brand: golfBrand({ ship_url: 'https://club.test/send' }) };
    const { user, to } = shown(boot);
    await user.type(to.getByRole('textbox', { name: /Zip code/ }), '78701');
    await wait(1000);
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/club\.test\/send\?d_zip=78701/);
  });

  it('takes up a link again, to change it', async () => {
    const { to } = shown({}, { d_country: 'US', d_zip: '78701', d_address: '1 Main St' });
    await wait(3000);
    expect(to.getByRole('textbox', { name: /Zip code/ })).toHaveValue('78701');
    expect(values()).toMatchObject({ d_zip: '78701', d_city: 'Austin', d_address: '1 Main St' });
  });

  it('asks for nothing: an empty field is left in peace, and no check of the pair is made', async () => {
    const { user, to, api } = shown();
    await user.click(to.getByRole('textbox', { name: /City/ }));
    await user.tab();
    await wait(6000);
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(api.calls.map(({ name }) => name)).not.toContain('geo.validate-ship-points');
  });

  it('copies the link, or says that it cannot', async () => {
    const { user, to } = shown();
    await user.type(to.getByRole('textbox', { name: /Zip code/ }), '78701');
    await wait(1000);
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    await wait(10);
    expect(screen.getAllByText('The link is copied.')[0]).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toContain('d_zip=78701');
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('tells how to embed it on its own page, not within a frame: embedded %p', async (embedded, times) => {
    shown({ embedded });
    await wait(100);
    expect(screen.queryAllByText(/sendahead-quote brand="golf"/)).toHaveLength(times);
  });
});
