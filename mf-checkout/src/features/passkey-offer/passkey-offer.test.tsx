import '@testing-library/jest-dom';
import { beginPasskey, listPasskeys } from '@sendahead/shared-contracts/accounts/passwordless-calls';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readReceipt } from '@sendahead/shared-contracts/orders/calls';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReceiptPage } from '../../fragments/receipt/receipt-page.tsx';
import { customer } from '../../testing/people.ts';
import { receiptOf } from '../../testing/receipts.ts';
import { pass, startedWith } from '../../testing/started.ts';

beforeAll(() => import('./offer-passkey.tsx'));
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { PublicKeyCredential: class {} });
});
afterEach(() => {
  jest.useRealTimers();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

const name = 'Sign in faster next time';
async function opened(...answers: FakeAnswer[]) {
  window.history.replaceState(null, '', '/payments/receipt?user&order_id=ord_1');
  const page = startedWith({ answers: [...answers, answering(listPasskeys, { passkeys: [] })] });
  page.page.session(customer());
  const { unmount } = render(<ReceiptPage store={page.checkout} host={page.host} />);
  await act(() => pass(10));
  await act(() => pass(10));
  return { ...page, unmount, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

describe('the offer of a passkey after an order', () => {
  it('a user without a passkey gets the offer, and errors are shown at its place', async () => {
    const { user } = await opened(
      answering(beginPasskey, () => {
        throw refusal(503, 'unavailable');
      }),
    );
    expect(screen.getByRole('region', { name })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await act(() => pass(10));
    expect(screen.getByRole('alert')).toHaveTextContent(/Our service isn’t available right now/);
  });

  it('CO-104 staff who ordered for a customer get no passkey offer', async () => {
    await opened(answering(readReceipt, receiptOf({ confirmation_to: 'ann@lee.test' })));
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('the passkey offer is not repeated in a browser where it was dismissed', async () => {
    const first = await opened();
    await first.user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    first.unmount();
    await opened();
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('a user with a passkey gets no offer', async () => {
    const passkey = {
      id: 'a',
      name: 'Chrome on Windows',
      created_at: '2026-11-20T15:00:00Z',
      last_used_at: null,
    };
    await opened(answering(listPasskeys, { passkeys: [passkey] }));
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });
});
