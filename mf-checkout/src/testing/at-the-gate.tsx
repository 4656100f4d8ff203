import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountDialogs } from '../features/account/account-dialogs.tsx';
import { CheckoutProvider } from '../fragments/checkout-provider.tsx';
import { guest } from './people.ts';
import { pass, payable, startedWith } from './started.ts';

/** Loads the dialogs beforehand: the first import takes real time, which the fake clock does not control. */
export function prepareDialogs(): void {
  beforeAll(() => import('../features/account/open-account-dialog.tsx'));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
}

export const wait = (ms: number) => act(() => pass(ms));
/** An order that waits for its account, with an account dialog open. */
export async function atTheGate(session = guest, options: Parameters<typeof startedWith>[0] = {}) {
  const page = startedWith(options);
  render(
    <CheckoutProvider checkout={page.checkout} host={page.host}>
      <button type="button" onClick={() => page.checkout.placeOrder()}>
        Order
      </button>
      <AccountDialogs />
    </CheckoutProvider>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => page.complete(session));
  await wait(500);
  await act(() => payable(page));
  await user.click(screen.getByRole('button', { name: 'Order' }));
  await wait(100);
  return { ...page, user };
}
/** Presses a button, and lets its requests be answered. */
export const press = (button: HTMLElement) =>
  act(async () => {
    button.click();
    await pass(60);
  });
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
