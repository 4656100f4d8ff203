import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReceiptPage } from '../fragments/receipt/receipt-page.tsx';
import { customer } from './people.ts';
import { pass, startedWith } from './started.ts';

export const wait = (ms: number) => act(() => pass(ms));

/** The receipt at an address, on a fake clock. */
export async function openReceipt(
  query: string,
  options: Parameters<typeof startedWith>[0] = {},
  session = customer(),
) {
  window.history.replaceState(null, '', `/payments/receipt${query}`);
  const page = startedWith(options);
  page.page.session(session);
  render(<ReceiptPage store={page.checkout} host={page.host} />);
  await wait(10);
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

/** The address of an order's receipt. */
export const receiptQuery = '?user&order_id=ord_1&utm_nooverride=1';
