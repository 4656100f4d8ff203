import '@testing-library/jest-dom';
import type { OrderDetail, OrderShipment } from '@sendahead/shared-contracts/orders/order-detail';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrdersProvider } from '../../fragments/orders-provider.tsx';
import { OrderContext } from '../../hooks/use-order.ts';
import { detail, summary } from '../../testing/orders.ts';
import { started } from '../../testing/started.ts';
import { Timeline } from './timeline.tsx';

const bag = (over: Partial<OrderShipment> = {}): OrderShipment => ({
  leg: 'outbound',
  traveler: 'Casey Lane',
  item: 'Golf bag',
  tracking_number: '780000000012',
  carrier: 'FEDEX',
  status: 'in_transit',
  label_ready: true,
  parcel_id: 'pcl_1',
  promised_on: calendarDate('2026-12-02'),
  days_late: 0,
  time_zone: 'America/Los_Angeles',
  events: [
    {
      at: '2026-11-25T01:45:00.000Z',
      status: 'in_transit',
      description: 'Left the origin facility',
      place: 'New York, NY',
      time_zone: 'America/New_York',
    },
    {
      at: '2026-11-24T19:20:00.000Z',
      status: 'picked_up',
      description: 'Picked up by the driver',
      place: 'New York, NY',
      time_zone: 'America/New_York',
    },
  ],
  ...over,
});

function show(...shown: readonly (OrderShipment | Pick<OrderDetail, 'order'>)[]) {
  const shipments = shown.filter((one) => 'item' in one);
  const order = shown.find((one) => 'order' in one);
  const { store, host } = started('customer');
  render(
    <OrdersProvider store={store} host={host}>
      <OrderContext value={detail({ ...order, shipments })}>
        <Timeline />
      </OrderContext>
    </OrdersProvider>,
  );
}

describe('the timeline of an order', () => {
  it.each([
    ['in_transit' as const, 1],
    ['cancelled' as const, 0],
  ])('CH-22 a leg that is %s has %d maps', async (status, maps) => {
    const { store, host } = started('customer');
    const end = { place: 'Reno', lat: 39.5, lon: -119.8 };
    const ways = [{ leg: 'outbound' as const, from: end, to: { place: 'Naples', lat: 26.1, lon: -81.8 } }];
    const { container } = render(
      <OrdersProvider store={store} host={host}>
        <OrderContext value={detail({ shipments: [bag({ status })], ways })}>
          <Timeline />
        </OrderContext>
      </OrdersProvider>,
    );
    await act(async () => undefined);
    expect(container.querySelectorAll('[class*="map"]').length > 0).toBe(maps > 0);
  });

  it('TC-03 a bag shows where it was last seen, in local time, and earlier events behind a link', async () => {
    show(bag());
    const section = screen.getByRole('region', { name: 'Where your bags are' });
    expect(section.parentElement).toHaveAttribute('id', 'timeline');
    expect(screen.getByRole('heading', { level: 3, name: 'Golf bag' })).toBeVisible();
    expect(screen.getByText('New York, NY · Tue, Nov 24, 8:45 PM')).toBeVisible();
    expect(screen.getByText('FedEx 780000000012')).toBeVisible();
    expect(screen.getByText(/^Arrives Wed, Dec 2/)).toBeVisible();
    await userEvent.click(screen.getByText('Earlier updates for this bag'));
    const news = screen.getByRole('list', { name: 'Earlier updates for this bag: Golf bag' });
    expect(within(news).getAllByRole('listitem')).toHaveLength(1);
  });

  it('TC-01 a leg shows its five stops with the days of their scans, and where the bags are', () => {
    show(bag());
    const stops = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(stops.map(({ textContent }) => textContent)).toEqual([
      'Label ready Done ',
      'With carrier Done Tue, Nov 24',
      'In transit Now Tue, Nov 24',
      'Out for delivery Not yet ',
      'Delivered Planned for Wed, Dec 2',
    ]);
    expect(stops.filter((stop) => stop.hasAttribute('aria-current'))).toEqual([stops[2]]);
  });

  it('TC-02 the promised date, the carrier’s date and the arrival are separate, and a late bag has its reason', () => {
    show(
      bag({
        expected_on: calendarDate('2026-12-03'),
        days_late: 1,
        late_reason: 'weather',
        detail: 'weather',
      }),
      bag({
        leg: 'return',
        parcel_id: 'pcl_2',
        status: 'delivered',
        arrived_at: '2026-12-03T21:40:00.000Z',
        days_late: 1,
        late_reason: null,
      }),
    );
    const there = screen.getByRole('region', { name: 'Outbound' });
    expect(
      within(there).getByText(/Expected Wed, Dec 2.*, now Thu, Dec 3.*, one day later than promised/),
    ).toBeVisible();
    expect(within(there).getByText('Bad weather on the route.')).toBeVisible();
    expect(within(there).getAllByText('Late')).toHaveLength(2);
    const back = screen.getByRole('region', { name: 'Return' });
    expect(within(back).getByText(/arrived Thu, Dec 3, 1:40 PM, one day later than promised/)).toBeVisible();
    expect(within(back).getByText('The carrier hasn’t said why.')).toBeVisible();
  });

  it('TC-04 a leg shows how many bags have arrived, and has the state of the worst bag', () => {
    show(
      bag({ status: 'delivered', arrived_at: '2026-12-02T21:40:00.000Z' }),
      bag({
        parcel_id: 'pcl_2',
        item: 'Ski bag',
        detail: 'at_customs',
        days_late: 2,
        late_reason: 'at_customs',
      }),
      bag({ parcel_id: 'pcl_3', item: 'Duffel', status: 'delivered' }),
    );
    expect(screen.getByText('2 of 3 delivered')).toBeVisible();
    expect(screen.getAllByText('At customs')).toHaveLength(2);
    expect(screen.getByText('Customs hasn’t released it yet.')).toBeVisible();
  });

  it('TC-01 an unscanned bag says what it waits for', () => {
    show(bag({ events: [], status: 'label_ready' }));
    expect(
      screen.getByText('The label is ready. Tracking starts with the carrier’s first scan.'),
    ).toBeVisible();
  });

  it('PA-29 while the customs list is missing, the bags have the one status of their order and no label is called ready', () => {
    show(
      { order: summary({ state: 'labels_ready', customs_open: true, allowed_actions: [] }) },
      bag({ events: [], status: 'label_ready' }),
    );
    expect(screen.getByText('Waiting for your customs list.')).toBeVisible();
    expect(screen.getAllByText('Customs list needed')).toHaveLength(2);
    expect(screen.queryByText(/label is ready|Label ready/i)).not.toBeInTheDocument();
  });

  it('CH-12 a bag of a canceled leg expects no events', () => {
    show(bag({ events: [], status: 'cancelled', label_ready: false }));
    expect(screen.getAllByText('Canceled')[0]).toBeVisible();
    expect(screen.getByText('This shipment is canceled.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Progress' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Tracking starts/)).not.toBeInTheDocument();
  });
});
