import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { priceToldEvent } from '@sendahead/shared-contracts/pricing/topics';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { combinedServicesOptions } from '@sendahead/shared-contracts/services/calls';
import type { CombinedServices, ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, planned } from '../../testing/planned.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { serviceOption } from '../../testing/services.ts';
import { pass } from '../../testing/started.ts';
import { bothEnds } from '../../testing/upstream-slices.ts';
import { ItinerarySection } from './itinerary-section.tsx';

// Read once beforehand: a first read takes real time, which the fake clock does not know.
beforeAll(() => import('../../features/leg-services/compare-dialog.tsx'));
beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const nextDay = serviceOption({
  carrier_service_level_id: 3,
  service_name: 'NEXT DAY AIR',
  service_type_system_name: 'DOMESTIC_1_DAY',
  arrival_date: calendarDate('2026-11-25'),
  price_cents: 16_900,
  transit_days: 1,
});

const answer = (services: ServiceOption[], over: Partial<CombinedServices> = {}): CombinedServices => ({
  default_services: { outbound: { enabled: true, next_day_pickup: null, services }, return: null },
  travelers: [],
  has_valid_adjustment: false,
  ...over,
});

async function shown(services: CombinedServices) {
  const page = await planned(answering(combinedServicesOptions, services));
  render(<ItinerarySection store={page.store} host={page.host} />);
  return { page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

describe('a service without a price', () => {
  it('SV-14 a service without a price is limited until there is a price', async () => {
    const { page } = await shown(answer([serviceOption()]));
    await act(() => choose(page, 'outbound', 1));
    const tell = (failed: boolean) =>
      act(() => page.host.page.bind('mf-checkout').publish(priceToldEvent, { failed }));
    tell(true);
    expect(screen.getByText(/^We couldn’t price this service/)).toBeVisible();
    expect(page.last()?.limited).toBe(true);
    tell(false);
    expect(screen.queryByText(/^We couldn’t price this service/)).toBeNull();
    expect(page.last()?.limited).toBe(false);
  });
});

describe('a carrier that could not be asked', () => {
  it('SV-14 a carrier that did not answer has its usual services, with a note', async () => {
    const { page } = await shown(answer([serviceOption()], { limited_service: true }));
    expect(screen.getByText(/These are its usual services and prices/)).toBeVisible();
    expect(page.last()?.limited).toBe(false);
  });

  it('SV-14 ER-29 a carrier without any service left limits the leg', async () => {
    const { page } = await shown(answer([], { limited_service: true }));
    expect(screen.getByText('Limited service options available for the selected carrier')).toBeVisible();
    expect(page.last()?.limited).toBe(true);
  });
});

describe('several travelers', () => {
  it("SV-06 several travelers see each one's share of the chosen service", async () => {
    const of = (id: string, ...services: ServiceOption[]) => ({
      traveler_id: id,
      outbound: { services },
      return_shipments: { services: [] },
    });
    const { page } = await shown(
      answer([serviceOption({ price_cents: 12_000 }), nextDay], {
        travelers: [of('1', serviceOption({ price_cents: 12_000 })), of('2', nextDay)],
      }),
    );
    expect(screen.queryByRole('list', { name: 'Price by traveler' })).toBeNull();
    await act(() => choose(page, 'outbound', 1));
    const shares = within(screen.getByRole('list', { name: 'Price by traveler' })).getAllByRole('listitem');
    expect(shares.map(({ textContent }) => textContent)).toEqual([
      'Ann Lee$120.00',
      'Traveler 2not available with this service',
    ]);
  });
});

describe('comparing services', () => {
  it('SV-04 the comparison shows arrival, price, spare days and the remedy if late, and accepts a choice', async () => {
    const { page, user } = await shown(answer([serviceOption(), nextDay]));
    await user.click(screen.getByRole('button', { name: 'Compare services' }));
    await act(() => pass(100));
    const dialog = within(screen.getByRole('dialog', { name: 'Compare services' }));
    const row = (name: string) => within(dialog.getByRole('row', { name: new RegExp(`^${name}`) }));
    expect(row('FedEx Ground').getByText('Choose a day above')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /First day you need the bags/ }), '11/28/2026');
    await user.tab();
    expect(row('FedEx Ground').getByText('2 days too late')).toBeVisible();
    expect(row('FedEx Next day').getByText('3 days to spare')).toBeVisible();
    expect(row('FedEx Next day').getByText(/The carrier guarantees this arrival date/)).toBeVisible();
    expect(row('FedEx Ground').getByText(/we credit your account\. No form to fill in/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Choose FedEx Next day/ }));
    await act(() => pass(1000));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.last()?.outbound.service?.carrier_service_level_id).toBe(3);
  });

  it('SV-04 a single service has no comparison', async () => {
    await shown(answer([serviceOption()]));
    expect(screen.queryByRole('button', { name: 'Compare services' })).toBeNull();
  });
});

describe('the warning of a microsite’s carrier', () => {
  it('AD-13 OPEN-63 a warning is shown in the service area until it is dismissed, and another one shows again', async () => {
    const { page, user } = await shown(answer([serviceOption()]));
    const warn = (carrierWarning: string) => act(() => page.tellPoints(bothEnds({ carrierWarning })));
    warn('Only UPS collects here.');
    const card = within(screen.getByRole('region', { name: /Service/ }));
    expect(card.getByText('Only UPS collects here.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Only UPS collects here.')).toBeNull();
    warn('FedEx collects here on Fridays alone.');
    expect(card.getByText('FedEx collects here on Fridays alone.')).toBeVisible();
  });
});
