import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readReceipt } from '@sendahead/shared-contracts/orders/calls';
import { keepOrderedFor } from '@sendahead/shared-contracts/page/ordered-for';
import { act, screen } from '@testing-library/react';
import { openReceipt, receiptQuery, wait } from '../../testing/open-receipt.tsx';
import { customer, guest } from '../../testing/people.ts';
import { receiptOf } from '../../testing/receipts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

const refusing = (status: number, code: string) =>
  answering(readReceipt, () => {
    throw refusal(status, code);
  });

describe('access to the receipt', () => {
  it('OPEN-18 a receipt is also found with role=user', async () => {
    await openReceipt('?role=user&order_id=ord_1');
    expect(screen.getByText('SA-204817')).toBeInTheDocument();
  });

  it('OPEN-19 a receipt is not found for another user', async () => {
    await openReceipt(receiptQuery, { answers: [refusing(404, 'order_not_found')] });
    expect(screen.getByRole('heading', { name: 'Receipt not found' })).toBeInTheDocument();
  });

  it('RT-20 a receipt without an order number is not found, without a request', async () => {
    const { called } = await openReceipt('?user');
    expect(screen.getByRole('heading', { name: 'Receipt not found' })).toBeInTheDocument();
    expect(called('orders.receipt')).toHaveLength(0);
  });

  it('OPEN-19 a guest is asked to sign in, and then sees the receipt', async () => {
    let signedIn = false;
    const answers = [
      answering(readReceipt, () => {
        if (!signedIn) throw refusal(401, 'not_signed_in');
        return receiptOf();
      }),
    ];
    const page = await openReceipt(receiptQuery, { answers }, guest);
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(page.state().account.dialog).toBe('sign-in');
    signedIn = true;
    act(() => {
      page.page.session(customer());
    });
    await wait(10);
    expect(screen.getByText('SA-204817')).toBeInTheDocument();
  });

  it('CO-125 a guest whose cart staff ordered sees in this tab that they did, its number and how to track it', async () => {
    keepOrderedFor({ orderId: 'ord_1', number: 'SA-204817', by: 'Alex' });
    await openReceipt(receiptQuery, { answers: [refusing(401, 'not_signed_in')] }, guest);
    expect(screen.getByRole('heading', { name: 'Alex placed your order' })).toBeInTheDocument();
    expect(screen.getByText('SA-204817')).toBeInTheDocument();
    expect(screen.getByText('The receipt is in the email that you gave Alex.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Track your bags' })).toHaveAttribute('href', '/#track');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  });

  it('attack 158: the address alone does not say that an order was placed, or by whom', async () => {
    keepOrderedFor({ orderId: 'ord_2', number: 'SA-204818', by: 'Alex' });
    await openReceipt(receiptQuery, { answers: [refusing(401, 'not_signed_in')] }, guest);
    expect(screen.getByRole('heading', { name: 'Sign in to see this receipt' })).toBeInTheDocument();
    expect(screen.queryByText('SA-204818')).toBeNull();
  });

  it('a receipt that could not be loaded can be retried', async () => {
    let down = true;
    const { user } = await openReceipt(receiptQuery, {
      answers: [
        answering(readReceipt, () => {
          if (down) throw refusal(0, 'connection_lost');
          return receiptOf();
        }),
      ],
    });
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await wait(10);
    expect(screen.getByText('SA-204817')).toBeInTheDocument();
  });

  it('PY-18 the receipt says when the payment is still being confirmed, and prints it', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await openReceipt(receiptQuery, {
      answers: [answering(readReceipt, receiptOf({ status: 'pending' }))],
    });
    expect(screen.getByRole('heading', { name: 'Your order is being confirmed' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
  });
});
