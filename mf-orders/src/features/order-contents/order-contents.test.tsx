import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readReceipt } from '@sendahead/shared-contracts/orders/calls';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPart } from '../../testing/order-part.tsx';
import { OrderContents } from './order-contents.tsx';

const receipt: Receipt = {
  order_id: 'ord_1',
  display_id: 'SA-1001',
  status: 'placed',
  placed_at: '2026-11-20T15:00:00.000Z',
  legs: [],
  travelers: [
    {
      name: 'Casey Lane',
      email: 'casey@demo.test',
      items: ['Golf bag, Standard'],
      bags: [{ item: 'Golf bag, Standard', cover_cents: cents(100_000), packaging: 'Soft travel bag' }],
    },
    { name: 'Robin Lane', email: '', label_name: 'R. Lane', items: ['Skis'] },
  ],
  line_items: [],
  total_cents: cents(14_605),
  payment: {
    type: 'card',
    description: 'Visa ending in 1111',
    parts: [{ type: 'card', title: 'Visa ending in 1111', amount_cents: cents(14_605) }],
    refunds: [{ type: 'other', title: 'Check or transfer', amount_cents: cents(1495), state: 'by_hand' }],
  },
  next_steps: [],
  code: { path: '', size: 1 },
};

const shipped = {
  leg: 'outbound',
  drop_off: false,
  pickup_title: 'Pickup',
  pickup_date: calendarDate('2026-12-07'),
  arrival_date: calendarDate('2026-12-10'),
  service_name: 'Ground',
  carrier: 'UPS',
  transit_days: 3,
} as const;

describe('OR-05 travelers and bags of an order', () => {
  it('the section names each bag with packaging and coverage, the total, its payments, and a later refund', async () => {
    openPart(<OrderContents />, { answers: [answering(readReceipt, receipt)] });
    expect(await screen.findByText('Soft travel bag, covered up to $1,000.00')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Robin Lane' })).toBeVisible();
    expect(screen.getByText('Name on the label: R. Lane')).toBeVisible();
    expect(screen.getByText('Skis')).toBeVisible();
    const rows = [...document.querySelectorAll('.order-contents__row')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Total$146.05',
      'Paid by Visa ending in 1111$146.05',
      'Refund by check or transferNot sent yet−$14.95',
    ]);
    expect(screen.getByRole('link', { name: 'Open receipt' })).toHaveAttribute(
      'href',
      '/payments/receipt?user&order_id=ord_1',
    );
  });

  it('the section shows every line of both addresses of a leg, including the apartment', async () => {
    const home = { name: 'Casey Lane', lines: ['12 Elm St', 'Apt 5', 'Kansas City, MO 64111'], phone: '' };
    const hotel = {
      name: 'Grand Hotel',
      lines: ['1 Beach Rd', 'Miami Beach, FL 33139'],
      phone: '+1 305 555 0100',
    };
    const leg = { ...shipped, from: home, to: hotel };
    openPart(<OrderContents />, { answers: [answering(readReceipt, { ...receipt, legs: [leg] })] });
    expect(await screen.findByRole('heading', { name: 'Addresses' })).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Casey Lane12 Elm StApt 5Kansas City, MO 64111',
        'Grand Hotel1 Beach RdMiami Beach, FL 33139+1 305 555 0100',
      ]),
    );
  });

  it('MD-17 the section repeats that the holiday terms were accepted', async () => {
    const accepted = { ...receipt, holiday_terms_accepted: true };
    openPart(<OrderContents />, { answers: [answering(readReceipt, accepted)] });
    expect(await screen.findByText(/^You accepted the holiday terms/)).toBeVisible();
  });

  it('MD-09 PA-27 the section names the cruise to which the bags travel', async () => {
    const place = { name: 'Casey Lane', lines: [], phone: '' };
    const cruise = {
      line: 'Aurora Line',
      ship: 'Aurora Dawn',
      port: { id: 5001, name: 'Pier 4' },
      sails: calendarDate('2026-12-13'),
    };
    const leg = { ...shipped, from: place, to: place, cruise };
    openPart(<OrderContents />, { answers: [answering(readReceipt, { ...receipt, legs: [leg] })] });
    expect(await screen.findByText('Aurora Dawn (Aurora Line), sails Sun, Dec 13, 2026')).toBeVisible();
  });

  it('a section that cannot be loaded says so in its place, and can be requested again', async () => {
    let up = false;
    openPart(<OrderContents />, {
      answers: [
        answering(readReceipt, () => {
          if (!up) throw refusal(503, 'unavailable');
          return receipt;
        }),
      ],
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    up = true;
    await userEvent.click(again);
    expect(await screen.findByText('Skis')).toBeVisible();
  });
});
