import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { combinedServicesOptions } from '@sendahead/shared-contracts/services/calls';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLazies } from '../../testing/read-lazies.ts';
import { serviceOption } from '../../testing/services.ts';
import { pass, started } from '../../testing/started.ts';
import { bag, bothEnds, golfer, naplesClub } from '../../testing/upstream-slices.ts';
import { ItinerarySection } from './itinerary-section.tsx';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A club where these carriers collect, of which UPS has `services` and FedEx ground. */
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
  it('SV-12 are chosen from, and the services of the chosen one are loaded', async () => {
    const { choose } = await shown(['FEDEX', 'UPS']);
    expect(screen.getByText('FedEx Ground')).toBeVisible();
    await choose('UPS');
    expect(screen.getByText('UPS Ground')).toBeVisible();
    expect(screen.queryByText('FedEx Ground')).toBeNull();
    await choose('FEDEX');
    expect(screen.getByText('FedEx Ground')).toBeVisible();
  });

  it('SV-12 are not asked for where one collects alone', async () => {
    await shown(['FEDEX']);
    expect(screen.queryByRole('combobox', { name: 'Carrier' })).toBeNull();
  });

  it('ER-29 of whom one has no services say so, and the services are hidden', async () => {
    const { choose, last } = await shown(['FEDEX', 'UPS'], 'none');
    await choose('UPS');
    expect(screen.getByText('Limited service options available for the selected carrier')).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Service to/ })).toBeNull();
    expect(last()?.valid).toBe(false);
    await choose('FEDEX');
    expect(screen.getByText('FedEx Ground')).toBeVisible();
  });
});
