import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { headerInfo } from '@sendahead/shared-contracts/accounts/calls';
import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { combinedServicesOptions } from '@sendahead/shared-contracts/services/calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLazies } from '../../testing/read-lazies.ts';
import { serviceOption } from '../../testing/services.ts';
import { pass, started } from '../../testing/started.ts';
import { austinHome, bag, bothEnds, golfer, naplesClub } from '../../testing/upstream-slices.ts';
import { ItinerarySection } from './itinerary-section.tsx';

beforeAll(readLazies);
beforeAll(() => import('../../features/drop-off-info/drop-off-dialog.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A club where these carriers pick up; UPS has `services`, and FedEx has ground. */
async function shown(carriers: readonly string[], services: 'ground' | 'none' = 'ground') {
  const page = started(
    answering(combinedServicesOptions, ({ body }) => {
      const ups = body.pickup_carrier === 'UPS';
      const options = ups
        ? [serviceOption({ carrier: 'UPS', carrier_system_name: 'UPS', carrier_service_level_id: 9 })]
        : [serviceOption()];
      return {
        default_services: {
          outbound: {
            enabled: true,
            next_day_pickup: null,
            services: ups && services === 'none' ? [] : options,
          },
          return: null,
        },
        travelers: [],
        has_valid_adjustment: false,
        limited_service: ups && services === 'none',
      };
    }),
  );
  render(<ItinerarySection store={page.store} host={page.host} />);
  const origin = naplesClub();
  const pickupCarriers = carriers.map((value) => ({ value, label: value }));
  act(() => {
    page.tellPoints(
      bothEnds({ origin: { ...origin, club: origin.club && { ...origin.club, pickupCarriers } } }),
    );
    page.tellTravelers(golfer(bag()));
    page.pickUpOn('2026-11-24');
  });
  const wait = () => act(() => pass(1500));
  await wait();
  const choose = async (carrier: string) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Carrier' }), carrier);
    await wait();
  };
  return { ...page, choose };
}

describe('the carriers of a club', () => {
  it('SV-12 a carrier is chosen, and its services are loaded', async () => {
    const { choose } = await shown(['FEDEX', 'UPS']);
    expect(screen.getByText('FedEx Ground')).toBeVisible();
    await choose('UPS');
    expect(screen.getByText('UPS Ground')).toBeVisible();
    expect(screen.queryByText('FedEx Ground')).toBeNull();
    await choose('FEDEX');
    expect(screen.getByText('FedEx Ground')).toBeVisible();
  });

  it('SV-12 a single carrier is not shown as a choice', async () => {
    await shown(['FEDEX']);
    expect(screen.queryByRole('combobox', { name: 'Carrier' })).toBeNull();
  });

  it('ER-29 a carrier without services says so, and the services are hidden', async () => {
    const { choose, last } = await shown(['FEDEX', 'UPS'], 'none');
    await choose('UPS');
    expect(screen.getByText('Limited service options available for the selected carrier')).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Service to/ })).toBeNull();
    expect(last()?.valid).toBe(false);
    await choose('FEDEX');
    expect(screen.getByText('FedEx Ground')).toBeVisible();
  });
});

describe('a carrier admin', () => {
  /** A round trip from a home, where any carrier picks up. */
  async function shownTo(role: Role, ...answers: FakeAnswer[]) {
    const page = started(
      ...answers,
      answering(headerInfo, {
        success: true,
        carrier_dropdown: null,
        carriers: [
          { carrier: 'FEDEX', name: 'FedEx' },
          { carrier: 'UPS', name: 'UPS' },
          { carrier: 'DHL', name: 'DHL' },
        ],
        credit_box: null,
        errors: [],
        message: null,
      }),
    );
    const user = { id: 'usr_1', email: 'a@b.test', firstName: 'Ann', lastName: 'Lee', phone: '' };
    render(<ItinerarySection store={page.store} host={page.host} />);
    const wait = (ms = 1500) => act(() => pass(ms));
    act(() => {
      page.host.page
        .bind('shell')
        .publish(sessionTopic, { role, user, acceptedTerms: true, onBehalfOf: null });
      page.tellPoints(bothEnds({ origin: austinHome(), destination: naplesClub() }));
      page.tellTravelers(golfer(bag()));
      page.pickUpOn('2026-11-24');
    });
    await wait();
    const asked = () => page.called('services.combined-services-options').at(-1)?.input;
    return { ...page, wait, asked };
  }
  const carrier = () => screen.queryByRole('combobox', { name: 'Carrier' });
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  it('RO-04 SV-12 a carrier admin chooses the carrier of a leg wherever it starts', async () => {
    const page = await shownTo('carrier_admin');
    expect(page.called('accounts.header-info').map(({ input }) => input)).toEqual([
      { query: { id: 'usr_1' } },
    ]);
    await user().selectOptions(screen.getByRole('combobox', { name: 'Carrier' }), 'UPS');
    await page.wait();
    expect(page.asked()).toMatchObject({ body: { pickup_carrier: 'UPS' } });
  });

  it.each(['consumer', 'pro', 'admin', 'admin_plus'] as const)(
    'RO-04 other users cannot choose the carrier: %s',
    async (role) => {
      const page = await shownTo(role);
      expect(carrier()).toBeNull();
      expect(page.called('accounts.header-info')).toEqual([]);
    },
  );

  it('RO-04 booking continues when the carriers could not be loaded, and they are requested again when online', async () => {
    let tries = 0;
    const failing = answering(headerInfo, () => {
      tries += 1;
      throw refusal(503, 'unavailable');
    });
    const page = await shownTo('carrier_admin', failing);
    expect(carrier()).toBeNull();
    expect(page.last()?.outbound.pickupFeeId).toBe(1);
    act(() => page.store.dispatch({ type: 'retried' }));
    await page.wait();
    expect(tries).toBeGreaterThan(1);
  });

  it.each([
    ['UPS', '/store_locator?zip=78701&radius=10&carrier=UPS'],
    ['DHL', null],
  ])(
    "MD-11 SV-12 a customer whose bags travel with %s sees that carrier's stores and no other",
    async (name, address) => {
      const page = await shownTo('carrier_admin');
      await user().selectOptions(screen.getByRole('combobox', { name: 'Carrier' }), name);
      await page.wait();
      await user().click(screen.getByRole('radio', { name: 'Drop off at a carrier store' }));
      await page.wait();
      const dialog = within(screen.getByRole('dialog', { name: 'Dropping off your bags' }));
      const link = dialog.queryByRole('link', { name: /Find a store/ });
      expect(link?.getAttribute('href') ?? null).toBe(address);
      expect(page.called('stores.near')).toHaveLength(address === null ? 0 : 1);
    },
  );

  it('SV-13 a return drop-off at a UPS store is sent with the request, and no other drop-off is', async () => {
    const page = await shownTo('carrier_admin');
    act(() => page.store.dispatch({ type: 'service-chosen', leg: 'outbound', serviceLevelId: 1 }));
    await page.wait(3000);
    act(() => page.store.dispatch({ type: 'pickup-chosen', leg: 'return', feeId: 0 }));
    await page.wait();
    act(() => page.store.dispatch({ type: 'date-chosen', leg: 'return', date: calendarDate('2026-12-10') }));
    await page.wait(5000);
    expect(page.asked()).toMatchObject({ body: { return_pickup: '0', return_pickup_date: '2026-12-10' } });
    expect(page.asked()).not.toMatchObject({ body: { return_drop_off_at_ups: expect.anything() } });
    act(() => page.store.dispatch({ type: 'carrier-chosen', leg: 'return', carrier: 'UPS' }));
    await page.wait(3000);
    expect(page.asked()).toMatchObject({
      body: { return_carrier: 'UPS', return_pickup: '0', return_drop_off_at_ups: 'true' },
    });
    act(() => page.store.dispatch({ type: 'pickup-chosen', leg: 'return', feeId: 1 }));
    await page.wait(5000);
    expect(page.asked()).not.toMatchObject({ body: { return_drop_off_at_ups: expect.anything() } });
  });
});
