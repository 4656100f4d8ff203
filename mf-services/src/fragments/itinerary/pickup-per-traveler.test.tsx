import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { restoreRequestedEvent } from '@sendahead/shared-contracts/page/topics';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { pickupFees } from '@sendahead/shared-contracts/services/calls';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLazies } from '../../testing/read-lazies.ts';
import { pickupFee } from '../../testing/services.ts';
import { pass, startedFor } from '../../testing/started.ts';
import { bothEnds, golfers } from '../../testing/upstream-slices.ts';
import { ItinerarySection } from './itinerary-section.tsx';

beforeAll(() => import('../../features/drop-off-info/drop-off-dialog.tsx'));
beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const fees = answering(pickupFees, {
  pickup_fees: [
    pickupFee(),
    pickupFee({
      id: 5,
      pickup_fees_title: 'Pickup between 9 AM and 10 AM',
      price_cents: 3495,
      formatted_amount: '$34.95',
      default: false,
      hourly: true,
      close_time: '10:00',
      close_time_hour: 10,
    }),
    pickupFee({
      id: 0,
      pickup_fees_title: 'Drop off at a carrier store',
      price_cents: 0,
      formatted_amount: '$0.00',
      default: false,
    }),
    pickupFee({
      id: 2,
      pickup_fees_title: 'Pickup, fee waived',
      price_cents: 0,
      default: false,
      waived: true,
    }),
  ],
});
const camps: Partial<Brand> = {
  slug: 'camps',
  traveler_word: 'camper',
  hourly_pickup: true,
  pickup_per_traveler: true,
  default_trip_type: 'one_way',
};
const wait = (ms = 1500) => act(() => pass(ms));

async function shown(brand: Partial<Brand>, ...names: string[]) {
  const page = startedFor(brand, fees);
  render(<ItinerarySection store={page.store} host={page.host} />);
  act(() => {
    page.tellPoints(bothEnds());
    page.tellTravelers(golfers(...names));
    page.pickUpOn('2026-11-24');
  });
  await wait();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const choose = async (group: string, radio: string) => {
    await user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: radio }));
    await wait();
  };
  const select = async (name: string, option: string) => {
    await user.selectOptions(screen.getByRole('combobox', { name }), option);
    await wait();
  };
  const asked = () => page.called('services.combined-services-options').at(-1)?.input;
  return { ...page, user, choose, select, asked };
}
const mia = 'Camper 2: Mia Lee, pickup or drop-off';
const mias = () => screen.getByRole('combobox', { name: mia });
const window = 'Pickup between 9 AM and 10 AM, $34.95';
const counter = 'Drop off at a carrier store, Free';

describe('bags of several campers', () => {
  it("MD-03 EN-23 are asked for one by one; a camper without a choice uses the first one's pickup, without another fee", async () => {
    const { last, asked } = await shown(camps, 'Ann', 'Mia', '');
    expect(screen.getByRole('group', { name: 'Camper 1: Ann Lee, pickup or drop-off' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Camper 3: Lee, pickup or drop-off' })).toBeVisible();
    expect(mias()).toHaveDisplayValue('Same as Camper 1');
    expect(mias()).toHaveAccessibleDescription('Same visit, no extra fee');
    expect(within(mias()).queryByRole('option', { name: /waived/ })).toBeNull();
    expect(last()?.outbound.golfers).toBeUndefined();
    expect(asked()).toMatchObject({ body: { outbound_pickup: '1' } });
    expect(asked()).not.toMatchObject({ body: { golfers: expect.anything() } });
  });

  it('MD-03 EN-23 a traveler gets a separate pickup; services are requested with it, and published with its owner', async () => {
    const { select, last, asked } = await shown(camps, 'Ann', 'Mia');
    await select(mia, window);
    expect(mias()).toHaveAccessibleDescription('$34.95, 9:00 AM to 10:00 AM');
    expect(last()?.outbound).toMatchObject({
      pickupFeeId: 1,
      pickupTitle: 'Pickup at your address',
      golfers: [
        {
          travelerId: '2',
          pickupFeeId: 5,
          pickupTitle: 'Pickup between 9 AM and 10 AM',
          itemType: 'golf',
        },
      ],
    });
    expect(asked()).toMatchObject({
      body: { golfers: { 0: { golfer_id: '2', pickup_type: '5', pickup_item_type: 'golf' } } },
    });
    await select(mia, 'Same as Camper 1');
    expect(last()?.outbound.golfers).toBeUndefined();
  });

  it('MD-03 TL-05 the day is labeled as a pickup until no camper has a pickup', async () => {
    const { choose, select } = await shown(camps, 'Ann', 'Mia');
    await select(mia, counter);
    expect(screen.getByRole('textbox', { name: 'Pickup date' })).toHaveValue('11/24/2026');
    await choose('Camper 1: Ann Lee, pickup or drop-off', 'Drop off at a carrier store');
    expect(screen.getByRole('textbox', { name: 'Drop-off date' })).toHaveValue('11/24/2026');
    expect(mias()).toHaveDisplayValue('Same as Camper 1');
  });

  it("MD-03 a removed camper's separate pickup is removed; renumbered campers keep theirs", async () => {
    const page = await shown(camps, 'Ann', 'Tom', 'Mia');
    await page.select('Camper 2: Tom Lee, pickup or drop-off', counter);
    await page.select('Camper 3: Mia Lee, pickup or drop-off', window);
    act(() => void page.tellTravelers(golfers('Ann', 'Mia')));
    await wait();
    expect(page.last()?.outbound.golfers).toEqual([
      expect.objectContaining({ travelerId: '2', pickupFeeId: 5 }),
    ]);
    act(() => void page.tellTravelers(golfers('Ann')));
    await wait();
    act(() => void page.tellTravelers(golfers('Ann', 'Zoe')));
    await wait();
    expect(page.last()?.outbound.golfers).toBeUndefined();
  });

  it('MD-03 TR-06 a traveler who is not on the return leg is not asked for a return pickup', async () => {
    const page = await shown({ ...camps, default_trip_type: 'round_trip' }, 'Ann', 'Mia', 'Tom');
    const { travelers, ...slice } = golfers('Ann', 'Mia', 'Tom');
    const [ann, ...others] = travelers;
    if (!ann) throw new Error('nobody travels');
    act(() => void page.tellTravelers({ ...slice, travelers: [{ ...ann, roundTrip: false }, ...others] }));
    act(() => page.store.dispatch({ type: 'service-chosen', leg: 'outbound', serviceLevelId: 1 }));
    await wait(3000);
    const group = screen.getByRole('group', { name: /return pickup or drop-off$/ });
    expect(group).toHaveAccessibleName('Camper 2: Mia Lee, return pickup or drop-off');
    expect(screen.getAllByRole('combobox', { name: /return pickup or drop-off$/ })).toHaveLength(1);
    await page.select('Camper 3: Tom Lee, return pickup or drop-off', counter);
    expect(page.last()?.return?.golfers).toEqual([expect.objectContaining({ travelerId: '3' })]);
    expect(page.last()?.outbound.golfers).toBeUndefined();
  });

  it('MD-03 SV-09 a saved trip restores separate pickups, and drops those of unknown travelers', async () => {
    const page = await shown(camps, 'Ann', 'Mia');
    const form = writeShipForm({
      points: null,
      travelers: null,
      itinerary: {
        tripType: 'one_way',
        outbound: {
          pickupFeeId: 1,
          golfers: [
            { travelerId: '2', pickupFeeId: 0, itemType: 'golf' },
            { travelerId: '9', pickupFeeId: 5, itemType: 'golf' },
          ],
          pickupDate: calendarDate('2026-12-01'),
          carrier: 'FEDEX',
          serviceLevelId: 1,
          arrivalDate: null,
        },
        return: null,
      },
      coupon: '',
      giftCard: '',
    });
    act(
      () => void page.host.page.bind('shell').publish(restoreRequestedEvent, { section: 'itinerary', form }),
    );
    await wait(3000);
    expect(mias()).toHaveDisplayValue(counter);
    expect(page.last()?.outbound.golfers).toEqual([
      expect.objectContaining({ travelerId: '2', pickupFeeId: 0 }),
    ]);
  });

  it('MD-03 golfers have one pickup for everybody first, and one per golfer on request', async () => {
    const golf = { ...camps, slug: 'golf', traveler_word: 'golfer', pickup_per_traveler: false } as const;
    const { select, last, user } = await shown(golf, 'Ann', 'Mia');
    const everybody = screen.getByRole('checkbox', { name: 'Same for everyone' });
    expect(everybody).toBeChecked();
    await user.click(everybody);
    await select('Golfer 2: Mia Lee, pickup or drop-off', counter);
    expect(last()?.outbound.golfers).toEqual([expect.objectContaining({ travelerId: '2', pickupFeeId: 0 })]);
    await user.click(everybody);
    await wait();
    expect(last()?.outbound.golfers).toBeUndefined();
    expect(screen.queryByRole('combobox', { name: /Golfer 2/ })).toBeNull();
  });

  it.each([
    ['one camper', camps, ['Ann']],
    [
      'travelers of a brand with one pickup for all',
      { ...camps, pickup_per_traveler: false },
      ['Ann', 'Mia'],
    ],
  ])('MD-03 one pickup is asked for %s', async (_what, brand, names) => {
    await shown(brand, ...names);
    expect(screen.getByRole('group', { name: 'Pickup or drop-off' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /pickup or drop-off$/ })).toBeNull();
  });
});

describe('windows of hours', () => {
  it('BR-06 windows of hours are offered and chosen at a brand with hourly pickups', async () => {
    const { choose, last, asked } = await shown(camps, 'Ann');
    await choose('Pickup or drop-off', 'Pickup between 9 AM and 10 AM');
    expect(last()?.outbound).toMatchObject({ pickupFeeId: 5, pickupTitle: 'Pickup between 9 AM and 10 AM' });
    expect(asked()).toMatchObject({ body: { outbound_pickup: '5' } });
  });

  it('BR-06 windows of hours are not offered at other brands', async () => {
    await shown({ ...camps, hourly_pickup: false }, 'Ann');
    expect(screen.getByRole('radio', { name: 'Pickup at your address' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /between/ })).toBeNull();
  });
});
