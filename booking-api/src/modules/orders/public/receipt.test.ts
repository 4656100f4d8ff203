import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { nextSteps } from '../next-steps.ts';
import { orderCode } from '../order-code.ts';

const place = (name: string) => ({ name, lines: [], phone: '' });
const leg: Receipt['legs'][number] = {
  leg: 'outbound',
  from: place('Pine Links'),
  to: place('Home'),
  drop_off: false,
  pickup_title: 'Morning pickup',
  pickup_date: calendarDate('2026-11-30'),
  arrival_date: calendarDate('2026-12-04'),
  service_name: 'Ground',
  carrier: 'FedEx',
  transit_days: 4,
};

describe('the next steps of a receipt', () => {
  it('OPEN-19 are dated, in order, with labels ready on the working day before', () => {
    const steps = nextSteps([
      leg,
      {
        ...leg,
        leg: 'return',
        drop_off: true,
        pickup_date: calendarDate('2026-12-10'),
        arrival_date: calendarDate('2026-12-15'),
      },
    ]);
    expect(steps.map(({ date, title }) => [date, title])).toEqual([
      ['2026-11-27', 'Attach your labels'],
      ['2026-11-30', 'We collect your bags'],
      ['2026-12-04', 'Your bags arrive'],
      ['2026-12-09', 'Attach your return labels'],
      ['2026-12-10', 'Drop off your return bags'],
      ['2026-12-15', 'Your return bags arrive'],
    ]);
  });
});

describe('the QR code of an order', () => {
  it('OPEN-19 is one path of whole squares inside its quiet zone', () => {
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
