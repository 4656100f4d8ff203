import '@testing-library/jest-dom';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { answering, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { combinedServicesOptions } from '@sendahead/shared-contracts/services/calls';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startQuote } from '../../effects/start-quote.ts';
import { usualShipDate } from '../../state/price-question.ts';
import { happyPath } from '../../testing/happy-path.ts';
import { StartSection } from './start-section.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const service = (id: number, price: number, arrival: string): ServiceOption => ({
  carrier_service_level_id: id,
  service_type_name: 'Ground',
  service_type_system_name: 'ground',
  service_name: 'Ground',
  carrier: 'FedEx',
  carrier_system_name: 'FEDEX',
  arrival_date: calendarDate(arrival),
  transit_days: 3,
  price_cents: cents(price),
  alternate_price_cents: null,
  hybrid: false,
});
const both = [service(1, 6500, '2026-12-04'), service(2, 18_020, '2026-12-03')];
const selling = (services: ServiceOption[]) =>
  answering(combinedServicesOptions, {
    default_services: { outbound: { enabled: true, next_day_pickup: null, services }, return: null },
    travelers: [],
    has_valid_adjustment: false,
  });

function shown(answer = selling(both)) {
  const api = fakeApi(answer, ...happyPath);
  const host = fakeHost('mf-addresses', { api, boot: guestBoot() });
  host.page.bind('shell').publish(contextTopic, {
    brand: 'golf',
    brandId: 1,
    micrositeId: null,
    layout: 'regular',
    cart: null,
    query: {},
  });
  const { store } = startQuote(host);
  render(<StartSection store={store} host={host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const to = within(screen.getByRole('region', { name: 'Ship to' }));
  const from = within(screen.getByRole('region', { name: 'Ship from' }));
  const enter = async () => {
    await user.click(from.getByRole('radio', { name: /Home/ }));
    await user.type(from.getByRole('textbox', { name: 'Zip code' }), '78702');
    await user.type(to.getByRole('textbox', { name: 'Zip code' }), '78701');
    await wait(2000);
  };
  return { user, api, enter };
}
const book = () =>
  new URL(screen.getByRole('link', { name: 'Book this shipment' }).getAttribute('href') ?? '');

describe('the price on the start page', () => {
  it('OPEN-01 RT-18 needs two zips, shows the cheapest and the fastest service, and links to the booking with them', async () => {
    const { user, enter, api } = shown();
    expect(screen.getByText('Enter both zip codes to see a price.')).toBeVisible();
    expect(book().search).toBe('?golfqty=1');
    await enter();
    expect(screen.getByText('$65.00')).toBeVisible();
    expect(screen.getByText('Arrives by Fri, Dec 4')).toBeVisible();
    expect(screen.getByText('Fastest: $180.20, arrives by Thu, Dec 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add one: Quantity' }));
    await wait(600);
    expect(Object.fromEntries(book().searchParams)).toMatchObject({
      d_zip: '78701',
      o_zip: '78702',
      golfqty: '2',
    });
    expect(api.calls.filter(({ name }) => name === 'services.combined-services-options')).toHaveLength(2);
  });

  it('ER-13 says that no carrier ships there', async () => {
    const { enter } = shown(
      answering(combinedServicesOptions, () => Promise.reject(refusal(422, 'no_service'))),
    );
    await enter();
    expect(screen.getAllByText(/We can’t ship between these two places yet/)[0]).toBeVisible();
  });

  it('a failed price request can be repeated, and the booking stays available', async () => {
    let down = true;
    const { user, enter } = shown(
      answering(combinedServicesOptions, () => {
        if (down) throw new Error('down');
        return {
          default_services: {
            outbound: { enabled: true, next_day_pickup: null, services: both },
            return: null,
          },
          travelers: [],
          has_valid_adjustment: false,
        };
      }),
    );
    await enter();
    expect(screen.getAllByText('We couldn’t load the price right now.')[0]).toBeVisible();
    expect(book().searchParams.get('d_zip')).toBe('78701');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await wait(600);
    expect(screen.getByText('$65.00')).toBeVisible();
  });

  it.each([
    ['2026-12-01', '2026-12-02'],
    ['2026-12-04', '2026-12-07'],
    ['2026-12-05', '2026-12-07'],
  ])('requested on %s it is the price of %s, never of a weekend', (today, day) => {
    expect(usualShipDate(calendarDate(today))).toBe(day);
  });
});
