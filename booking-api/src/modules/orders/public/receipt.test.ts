import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { addressOf } from '../../bookings/public/carrier-address.ts';
import type { BookedLeg } from '../../bookings/public/draft.ts';
import { orderCode } from '../order-code.ts';
import { receiptSteps } from '../steps/receipt-steps.ts';

const place = (name: string) => ({ name, lines: [], phone: '' });
const leg: Receipt['legs'][number] = {
  leg: 'outbound',
  from: place('Pine Links'),
  to: place('Home'),
  drop_off: false,
  pickup_title: 'Pickup between 9 AM and 10 AM',
  pickup_date: calendarDate('2026-11-30'),
  arrival_date: calendarDate('2026-12-04'),
  service_name: 'Ground',
  carrier: 'FedEx',
  transit_days: 4,
};

describe('the next steps of a receipt', () => {
  it('OPEN-19 the next steps are dated and sorted, with labels ready on the working day before', () => {
    const steps = receiptSteps(
      [
        leg,
        {
          ...leg,
          leg: 'return',
          drop_off: true,
          pickup_date: calendarDate('2026-12-10'),
          arrival_date: calendarDate('2026-12-15'),
        },
      ],
      { on: calendarDate('2026-11-20'), legs: [] },
    );
    expect(steps.map(({ date, title }) => [date, title])).toEqual([
      ['2026-11-27', 'Attach your labels'],
      ['2026-11-30', 'We pick up your bags'],
      ['2026-12-04', 'Your bags arrive'],
      ['2026-12-09', 'Attach your return labels'],
      ['2026-12-10', 'Drop off your return bags'],
      ['2026-12-15', 'Your return bags arrive'],
    ]);
    expect(steps.filter(({ title }) => title.startsWith('Attach')).map(({ detail }) => detail)).toEqual([
      'Print the labels and attach one to each bag before Mon, Nov 30.',
      'We email the labels on Mon, Nov 30. Print them and attach one to each bag before Thu, Dec 10. Print them before you leave. If your order page has QR codes, the store can print them.',
    ]);
  });

  it('PA-31 return labels are printed before the ship sails, but not if they come later', () => {
    const back = {
      ...leg,
      leg: 'return' as const,
      pickup_date: calendarDate('2026-12-28'),
    };
    const port = { id: 1, name: 'Port' };
    const detailOf = (sails: string) =>
      receiptSteps(
        [{ ...leg, cruise: { line: 'Line', ship: 'Ship', port, sails: calendarDate(sails) } }, back],
        { on: calendarDate('2026-11-20'), legs: [] },
      ).find(({ title }) => title === 'Attach your return labels')?.detail;
    expect(detailOf('2026-12-21')).toMatch(/Print them before you leave\.$/);
    expect(detailOf('2026-12-07')).not.toMatch(/before you leave/);
  });

  it('PA-02 the next steps include no day before the order: in a same-day order, labels are attached on that day', () => {
    const [first] = receiptSteps([leg], { on: leg.pickup_date, legs: [] });
    expect(first).toMatchObject({
      date: '2026-11-30',
      detail: expect.stringMatching(/before the driver comes/),
    });
    const [late] = receiptSteps([leg], { on: calendarDate('2026-12-01'), legs: [] });
    expect(late?.date).toBe('2026-11-30');
    const [between] = receiptSteps([leg], { on: calendarDate('2026-11-29'), legs: [] });
    expect(between?.date).toBe('2026-11-29');
  });

  it('PA-02 labels are attached on the last day before on which the club is open', () => {
    const back = { ...leg, leg: 'return' as const, pickup_date: calendarDate('2026-12-22') };
    const closed = new Map([['return', { weekdays: [1], dates: [] }]]);
    const [first] = receiptSteps([back], { on: calendarDate('2026-12-01'), legs: [], closed });
    expect(first).toMatchObject({ date: '2026-12-18', title: 'Attach your return labels' });
    const always = new Map([['return', { weekdays: [0, 1, 2, 3, 4, 5, 6], dates: [] }]]);
    const [never] = receiptSteps([back], { on: calendarDate('2026-12-01'), legs: [], closed: always });
    expect(never?.date).toBe('2026-12-01');
  });

  it('PA-02 PA-22 the next steps name a home by its street, a company by its name, and the closing time of a drop-off', () => {
    const home = { ...addressOf(emptyShipPoint()), name: 'Golf shop', street1: '1 Elm St', city: 'Reno' };
    const booked: BookedLeg = {
      leg: 'outbound',
      carrier: 'FEDEX',
      service: 'DOMESTIC_GROUND',
      from: home,
      to: { ...home, company: 'Pine Links' },
      dropOff: false,
      shipDate: leg.pickup_date,
      arrivalDate: leg.arrival_date,
    };
    const steps = receiptSteps([{ ...leg, from: place('Golf shop') }], {
      on: calendarDate('2026-11-20'),
      legs: [booked],
    });
    expect(steps.map(({ detail }) => detail).slice(1)).toEqual([
      'FedEx comes to 1 Elm St, Reno between 9 AM and 10 AM.',
      'Delivered to Pine Links.',
    ]);
    const dropped = receiptSteps([{ ...leg, drop_off: true }], {
      on: calendarDate('2026-11-20'),
      legs: [booked],
      dropOffs: new Map([['outbound', { close: '18:00' }]]),
    });
    expect(dropped[1]?.detail).toBe(
      'Drop off the bags at any FedEx store near 1 Elm St, Reno by 6 PM on Mon, Nov 30.',
    );
    const [, windowed] = receiptSteps([{ ...leg, pickup_title: 'Pickup at your address' }], {
      on: calendarDate('2026-11-20'),
      legs: [{ ...booked, window: [9, 17] }],
    });
    expect(windowed?.detail).toBe('FedEx comes to 1 Elm St, Reno between 9 AM and 5 PM.');
    const abroad = receiptSteps([{ ...leg, pickup_title: 'Pickup at your address' }], {
      on: calendarDate('2026-11-20'),
      legs: [{ ...booked, to: { ...home, country: 'GB' } }],
    });
    expect(abroad.map(({ title, detail }) => [title, detail]).slice(0, 3)).toEqual([
      ['List your bags for customs', expect.stringMatching(/passport/)],
      ['Attach your labels', expect.stringMatching(/^Print/)],
      ['We pick up your bags', 'FedEx comes to 1 Elm St, Reno.'],
    ]);
  });
});

describe('the next steps of a receipt that staff read who booked for the customer', () => {
  it('CO-104 speak of the labels and bags, and of nobody’s own', () => {
    const steps = receiptSteps([leg, { ...leg, leg: 'return', drop_off: true }], {
      on: calendarDate('2026-11-20'),
      legs: [],
      reader: 'staff',
    });
    expect(steps.map(({ title }) => title)).toEqual([
      'Attach the labels',
      'We pick up the bags',
      'The bags arrive',
      'Attach the return labels',
      'Drop off the return bags',
      'The return bags arrive',
    ]);
    const [club] = receiptSteps([leg], {
      on: calendarDate('2026-11-20'),
      legs: [],
      labelsBy: 'Pine Links',
      reader: 'staff',
    });
    expect(club?.title).toBe('The club labels the bags');
    expect(JSON.stringify([steps, club])).not.toMatch(/\byour\b/i);
  });
});

describe('the QR code of an order', () => {
  it('OPEN-19 the QR code of an order is one path of whole squares inside its quiet zone', () => {
    const { path, size } = orderCode('SA-7K2M-9QXR');
    const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(squares.length).toBeGreaterThan(150);
    expect(path.replaceAll(/M\d+ \d+h1v1h-1z/g, '')).toBe('');
    for (const [x = 0, y = 0] of squares) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x, y)).toBeLessThan(size - 4);
    }
    expect(orderCode('SA-7K2M-9QXR')).toEqual({ path, size });
  });
});
