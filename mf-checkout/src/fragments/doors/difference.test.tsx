import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import {
  type AskedDifference,
  differenceAnsweredEvent,
  differenceAskedEvent,
  differenceSettledEvent,
} from '@sendahead/shared-contracts/payments/difference-topics';
import { challengeMethod, paymentInfo } from '@sendahead/shared-contracts/payments/info-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer } from '../../testing/people.ts';
import { pass, startedWith } from '../../testing/started.ts';
import { Doors } from './doors.tsx';

beforeAll(() => import('./whole-difference.tsx'));
beforeEach(() => {
  // Saved cards are read only on pages where something is paid.
  window.history.replaceState(null, '', '/orders/ord_1');
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});
const wait = (ms = 10) => act(() => pass(ms));

const kept = answering(paymentInfo, {
  methods: ['NewCard', 'previousCard'],
  current_method: null,
  cards: [
    {
      payment_method_id: 'pm_1',
      credit_card_number: 'XXXX1111',
      card_type: 'Visa',
      expiration: '12/2030',
    },
  ],
});
const asked = (problem: string | null = null): AskedDifference => ({
  id: 'dif_1',
  cents: cents(1240),
  what: 'We’ll change your order as soon as you pay.',
  problem,
});

async function opened(...answers: readonly FakeAnswer[]) {
  const page = startedWith({ answers });
  page.page.session(customer());
  render(<Doors store={page.checkout} host={page.host} />);
  const orders = page.host.page.bind('mf-orders');
  const answered: unknown[] = [];
  orders.events(differenceAnsweredEvent).subscribe((answer) => answered.push(answer));
  const ask = async (problem: string | null = null) => {
    await act(async () => orders.publish(differenceAskedEvent, asked(problem)));
    await wait();
    await wait();
  };
  await wait();
  await ask();
  const settle = () => act(async () => orders.publish(differenceSettledEvent, { id: 'dif_1' }));
  return {
    ...page,
    answered,
    ask,
    settle,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  };
}
const pay = () => screen.getByRole('button', { name: 'Pay $12.40' });

describe('paying the difference of a change', () => {
  it('CH-09 a difference is paid with the saved card, and its dialog closes once it is settled', async () => {
    const page = await opened(kept, answering(challengeMethod, { nonce: 'kept-nonce', bin: '411111' }));
    expect(screen.getByRole('radio', { name: /Visa/ })).toBeChecked();
    await page.user.click(pay());
    await wait();
    expect(page.answered).toEqual([{ id: 'dif_1', nonce: 'kept-nonce' }]);
    expect(screen.getByRole('button', { name: 'Checking your card…' })).toBeVisible();
    await page.settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CH-09 the dialog asks for a typed card if none is saved, says why it was refused, and keeps it', async () => {
    const page = await opened();
    await page.user.click(pay());
    expect(page.provider.said).toContain('validate and focus');
    expect(page.answered).toEqual([]);
    act(() => page.provider.type(true));
    await page.user.click(pay());
    await wait();
    expect(page.answered).toEqual([{ id: 'dif_1', nonce: expect.any(String) }]);
    await page.ask('card_declined');
    expect(screen.getByText(/Your bank declined the card/)).toBeVisible();
    expect(page.provider.said).not.toContain('clear');
    await page.user.click(pay());
    await wait();
    expect(page.answered).toHaveLength(2);
  });

  it('CH-09 the bank may challenge its customer once for each press', async () => {
    const page = await opened();
    act(() => page.provider.type(true));
    await page.user.click(pay());
    await wait();
    await page.ask('authentication_required');
    await wait();
    expect(page.answered).toHaveLength(2);
    await page.ask('authentication_required');
    expect(page.answered).toHaveLength(2);
    expect(screen.getByText(/Your bank needed to confirm it’s you and couldn’t/)).toBeVisible();
  });

  it('CH-09 Enter in a card field of the difference places no order, and reports nothing as missing for one', async () => {
    const page = await opened();
    const tracked: unknown[] = [];
    page.host.page
      .bind('shell')
      .events(trackedEvent)
      .subscribe((event) => tracked.push(event));
    act(() => page.provider.pressEnter());
    await wait();
    expect([tracked, page.state().submits, page.answered]).toEqual([[], 0, []]);
  });

  it('CH-09 closing the dialog of a difference is reported to the page that opened it', async () => {
    const page = await opened();
    await page.user.click(screen.getByRole('button', { name: 'Do not pay' }));
    expect(page.answered).toEqual([{ id: 'dif_1', nonce: null }]);
  });
});
