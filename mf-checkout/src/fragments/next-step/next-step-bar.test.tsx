import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { processPayment } from '@sendahead/shared-contracts/payments/calls';
import { cardValidationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goodPoints } from '../../testing/page-slices.ts';
import { customer } from '../../testing/people.ts';
import { priceOf } from '../../testing/prices.ts';
import { pass, payable, startedWith } from '../../testing/started.ts';
import { OrderSummary } from '../order-summary/order-summary.tsx';
import { NextStepBar } from './next-step-bar.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
const action = () => screen.getByRole('button');

function shown(options: Parameters<typeof startedWith>[0] = {}) {
  const page = startedWith(options);
  render(<NextStepBar store={page.checkout} host={page.host} />);
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

describe('the action of the bar', () => {
  it('PY-01 the button names the next field and moves there', async () => {
    const { page, user } = shown();
    const zip = document.body.appendChild(document.createElement('input'));
    zip.id = 'destination-zip';
    act(() =>
      page.points(goodPoints({ valid: false, next: { label: 'Ship to, zip code', fieldId: zip.id } })),
    );
    await wait(600);
    expect(action()).toHaveAccessibleName('Next: Ship to, zip code');
    await user.click(action());
    expect(zip).toHaveFocus();
    zip.remove();
  });

  it('PY-01 pressed again in a card, the button makes the section mark what the card lacks, and focuses its first field', async () => {
    const { page, host, user } = shown();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<section class="ui-card" id="ship-destination"><input id="destination-zip" /></section>',
    );
    const checked: string[] = [];
    host.page
      .bind('mf-addresses')
      .events(cardValidationRequestedEvent)
      .subscribe(({ card }) => checked.push(card));
    act(() =>
      page.points(
        goodPoints({ valid: false, next: { label: 'Ship to, zip code', fieldId: 'destination-zip' } }),
      ),
    );
    await wait(600);
    await user.click(action());
    expect(checked).toEqual([]);
    await user.click(action());
    expect(checked).toEqual(['ship-destination']);
    expect(document.getElementById('destination-zip')).toHaveFocus();
    document.getElementById('ship-destination')?.remove();
  });

  it('PY-03 only a press on a button that says so places the order', async () => {
    const page = shown();
    act(() => page.complete(customer()));
    await wait(900);
    expect(action()).toHaveAccessibleName('Next: Card details');
    await act(() => payable(page));
    await page.user.click(action());
    expect(page.state().placing.phase).toBe('idle');
    await wait(600);
    expect(action()).toHaveAccessibleName('Place order, $129.00');
    act(() => action().click());
    await wait(50);
    expect(page.called('payments.process-payment')).toHaveLength(1);
  });

  it('CO-70 the button names no amount if a club pays', async () => {
    const price = priceOf(6440, { paid_by_club: { club_id: 3, name: 'Heronsway' } });
    const page = shown({ answers: [answering(shipPrice, price)] });
    act(() => page.complete(customer()));
    await wait(1600);
    expect(action()).toHaveAccessibleName('Place order');
  });
});

describe('while an order is being placed', () => {
  async function paying(answer: () => Promise<never>) {
    const page = startedWith({ answers: [answering(processPayment, answer)] });
    render(<OrderSummary store={page.checkout} host={page.host} />);
    act(() => page.complete(customer()));
    await wait(500);
    await act(() => payable(page));
    await wait(600);
    act(() => page.checkout.placeOrder());
    return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
  }
  const dialog = () => screen.queryByRole('dialog', { name: 'Placing your order' });
  const step = () => dialog()?.querySelector('[aria-current="step"]')?.textContent;

  it('PY-04 a slow order is shown step by step over the whole page', async () => {
    await paying(() => new Promise(() => undefined));
    await wait(200);
    expect(dialog()).not.toBeInTheDocument();
    await wait(200);
    expect(step()).toBe('Checking the price');
    await wait(1100);
    expect(step()).toBe('Checking with your bank');
  });

  it('PY-05 the steps show a lost connection, and let the customer ask again', async () => {
    const page = await paying(() => Promise.reject(refusal(0, 'connection_lost')));
    await wait(400);
    expect(dialog()).toHaveTextContent('The connection dropped. We’re checking on your order.');
    await wait(10_000);
    const before = page.called('payments.process-payment').length;
    await page.user.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Check again' }));
    await wait(100);
    expect(page.called('payments.process-payment')).toHaveLength(before + 1);
    expect(new Set(page.keysSent).size).toBe(1);
  });
});
