import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readReceipt } from '@sendahead/shared-contracts/orders/calls';
import { orderPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { screen, within } from '@testing-library/react';
import { openReceipt, receiptQuery, wait } from '../../testing/open-receipt.tsx';
import { preparationOf, receiptOf } from '../../testing/receipts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

describe('the labels and steps of a receipt', () => {
  it('PA-01 PA-23 offers the labels first, then pickup or drop-off, tracking, change and shipping again', async () => {
    await openReceipt(receiptQuery);
    const next = within(screen.getByRole('region', { name: 'Your labels and options' }));
    expect(next.getByText(/Your labels for Wed, Dec 2 are ready/)).toBeInTheDocument();
    expect(
      next.getByText('FedEx picks up at Pine Hollow Golf Club on Wed, Dec 2 between 9 AM and 5 PM.'),
    ).toBeInTheDocument();
    expect(next.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Print your labels', '/api/v6/orders/ord_1/labels?paper=letter'],
      ['Print on 4 × 6 inch labels', '/api/v6/orders/ord_1/labels?paper=4x6'],
      ['No printer? Show a QR code', '/orders/ord_1#labels'],
      ['Track your bags', '/orders/ord_1'],
      ['Change or cancel', '/orders/ord_1#change'],
      ['Get text messages', '/orders/ord_1#texts'],
      ['Ship again or send back', '/orders/ord_1#ship-again'],
    ]);
    expect(next.getByText(/^A FedEx store can print .* before the pickup, or take the bags/)).toBeVisible();
  });

  it('PA-20 the receipt links to customs before the labels while a bag’s contents are not listed', async () => {
    const customs = { from_country: 'CA', to_country: 'US', listed: false };
    const step = {
      date: calendarDate('2026-12-01'),
      title: 'List your bags',
      detail: '',
      section: 'customs',
    };
    await openReceipt(receiptQuery, {
      answers: [
        answering(orderPreparation, { legs: [preparationOf({ customs })] }),
        answering(readReceipt, receiptOf({ next_steps: [step] })),
      ],
    });
    const [first] = within(screen.getByRole('region', { name: 'Your labels and options' })).getAllByRole(
      'link',
    );
    expect(first).toHaveTextContent('List your bags for customs');
    expect(screen.getByText('Your labels are waiting for your customs list.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Print|QR code/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'List your bags' })).toHaveAttribute(
      'href',
      '/orders/ord_1#customs',
    );
  });

  it('PA-22 names one closing time and the nearest store, with a map', async () => {
    const [way] = preparationOf().hand_overs;
    if (!way) throw new Error('no way');
    const store = {
      name: 'Northgate Pack & Ship',
      address: '345 Mill Street, Denver',
      opens: '07:30',
      closes: '21:00',
      map: '/store_locator?zip=80202',
    };
    const legs = [preparationOf({ hand_overs: [{ ...way, drop_off: true, close: '18:00', store }] })];
    await openReceipt(receiptQuery, { answers: [answering(orderPreparation, { legs })] });
    expect(
      screen.getByText(
        /^Drop off the bags at any FedEx store by 6 PM on Wed, Dec 2\. The nearest is Northgate Pack & Ship, 345 Mill Street, Denver, open 7:30 AM to 9 PM that day\./,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it on a map' })).toHaveAttribute('href', store.map);
  });

  it('PA-01 the receipt waits for labels that are being made, and says when those for a distant day arrive', async () => {
    let state: 'being_made' | 'ready' = 'being_made';
    const far = { state: 'later' as const, ready_on: calendarDate('2026-12-20') };
    const answers = [
      answering(orderPreparation, () => ({
        legs: [
          preparationOf({ labels: { state, ready_on: calendarDate('2026-11-21') }, printerless: 'none' }),
          preparationOf({ leg: 'return', labels: far }),
        ],
      })),
    ];
    await openReceipt(receiptQuery, { answers });
    const next = within(screen.getByRole('region', { name: 'Your labels and options' }));
    expect(next.getByText(/We’re making your labels/)).toBeInTheDocument();
    expect(next.getByText(/We’ll email your return labels on Sun, Dec 20/)).toBeInTheDocument();
    expect(next.queryByRole('link', { name: 'Print your labels' })).not.toBeInTheDocument();
    state = 'ready';
    await wait(4_100);
    expect(next.getByRole('link', { name: 'Print your labels' })).toBeInTheDocument();
    expect(next.queryByRole('link', { name: /QR code/ })).not.toBeInTheDocument();
  });

  it('CO-76 the receipt asks nobody to print labels that the club of a group event prints', async () => {
    const legs = [preparationOf({ labels_by: 'Pebble Creek Club' })];
    await openReceipt(receiptQuery, { answers: [answering(orderPreparation, { legs })] });
    const next = within(screen.getByRole('region', { name: 'Your labels and options' }));
    expect(next.getByText(/^Pebble Creek Club prints the labels and attaches them/)).toBeInTheDocument();
    expect(next.queryByRole('link', { name: /Print|QR/ })).not.toBeInTheDocument();
  });

  it('PA-01 the labels are requested again when they could not be loaded', async () => {
    let down = true;
    const answers = [
      answering(orderPreparation, () => {
        if (down) throw refusal(0, 'connection_lost');
        return { legs: [preparationOf()] };
      }),
    ];
    const { user } = await openReceipt(receiptQuery, { answers });
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await wait(10);
    expect(screen.getByRole('link', { name: 'Print your labels' })).toBeInTheDocument();
  });

  it('PA-02 the receipt names coverage and packaging of each bag, says Today, and omits past steps', async () => {
    const day = (date: string, title: string) => ({ date: calendarDate(date), title, detail: '' });
    const next_steps = [day('2026-11-19', 'Past'), day('2026-11-21', 'Labels'), day('2026-12-02', 'Pickup')];
    await openReceipt(receiptQuery, { answers: [answering(readReceipt, receiptOf({ next_steps }))] });
    expect(screen.getByText('Hard case, covered up to $1,000.00')).toBeInTheDocument();
    const steps = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['TodayLabels', 'Wed, Dec 2Pickup']);
  });

  it('PA-02 a canceled order has neither labels nor steps', async () => {
    await openReceipt(receiptQuery, {
      answers: [answering(readReceipt, receiptOf({ status: 'cancelled' }))],
    });
    expect(screen.getByRole('heading', { name: 'This order was canceled' })).toBeInTheDocument();
    expect(screen.queryByText(/Your labels/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'What happens next' })).not.toBeInTheDocument();
  });
});
