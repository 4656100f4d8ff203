import '@testing-library/jest-dom';
import { getFacility } from '@sendahead/shared-contracts/clubs/calls';
import { golfBrand, guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { answering, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { facility } from '@sendahead/shared-contracts/factories/places';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
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
  it('RT-18 RT-19 the quick quote makes a link from the input, and shows what it will fill in', async () => {
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

  it('RT-18 the link uses the configured ship address if there is one', async () => {
    const boot = { brand: golfBrand({ ship_url: 'https://club.test/send' }) };
    const { user, to } = shown(boot);
    await user.type(to.getByRole('textbox', { name: /Zip code/ }), '78701');
    await wait(1000);
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/club\.test\/send\?d_zip=78701/);
  });

  it('an existing link can be opened and changed', async () => {
    const { to } = shown({}, { d_country: 'US', d_zip: '78701', d_address: '1 Main St' });
    await wait(3000);
    expect(to.getByRole('textbox', { name: /Zip code/ })).toHaveValue('78701');
    expect(values()).toMatchObject({ d_zip: '78701', d_city: 'Austin', d_address: '1 Main St' });
  });

  it('RT-07 RT-12 RT-13 RT-16 the link contains trip, day, items and traveler, and the page says so in words', async () => {
    const { user } = shown();
    await user.click(screen.getByRole('radio', { name: 'One way' }));
    fireEvent.change(screen.getByLabelText(/Ship date/), { target: { value: '2027-03-04' } });
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Bartholomew Featherstone');
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'bart@home.test');
    await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '910 555 0187');
    expect(values()).toEqual({
      triptype: 'one_way',
      ship_date: '03/04/2027',
      golfqty: '2',
      travname: 'Bartholomew Feather',
      travemail: 'bart@home.test',
      travphone: '910 555 0187',
    });
    const preview = within(screen.getByRole('region', { name: 'Your link' }));
    expect(preview.getByText('One way')).toBeVisible();
    expect(preview.getByText('Thu, Mar 4, 2027')).toBeVisible();
    expect(preview.getByText('2 golf bags')).toBeVisible();
    expect(preview.getByText('Bartholomew Feather, bart@home.test, 910 555 0187')).toBeVisible();
  });

  it('RT-12 RT-13 a value that the link cannot carry is named, left out of the link and kept in its field', async () => {
    const { user } = shown();
    await user.click(screen.getByRole('radio', { name: 'Round trip' }));
    const mail = screen.getByRole('textbox', { name: /^Email/ });
    await user.type(mail, 'bart@');
    expect(mail).not.toHaveAccessibleDescription(/Enter a complete/);
    await user.tab();
    // A page shows no error in its first five seconds (VL-40).
    await wait(5000);
    expect(mail).toHaveAccessibleDescription(/Enter a complete email, such as ann@example\.com/);
    expect(mail).toHaveValue('bart@');
    const day = screen.getByLabelText(/Ship date/);
    fireEvent.change(day, { target: { value: '2020-03-04' } });
    expect(day).toHaveAccessibleDescription(/This day is past/);
    expect(values()).toEqual({ triptype: 'round_trip' });
  });

  it('RT-07 RT-13 RT-16 a link fills in trip, items and traveler', async () => {
    shown({}, { triptype: 'one_way', golfqty: '3', travname: 'Ann Lee', ship_date: '<script>' });
    await wait(3000);
    expect(screen.getByRole('radio', { name: 'One way' })).toBeChecked();
    expect(screen.getByRole('spinbutton', { name: 'Golf bags' })).toHaveValue('3');
    expect(values()).toEqual({ triptype: 'one_way', golfqty: '3', travname: 'Ann Lee' });
  });

  it('no field is required: an empty one shows no error, and the pair is not checked', async () => {
    const { user, to, api } = shown();
    await user.click(to.getByRole('textbox', { name: /City/ }));
    await user.tab();
    await wait(6000);
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(api.calls.map(({ name }) => name)).not.toContain('geo.validate-ship-points');
  });

  it('the button copies the link, or says that it cannot', async () => {
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
  ])('the embedding is explained on its page, not within a frame: embedded %p', async (embedded, times) => {
    shown({ embedded });
    await wait(100);
    expect(screen.queryAllByText(/sendahead-quote brand="golf"/)).toHaveLength(times);
  });
});
