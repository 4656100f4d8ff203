import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountDialog } from '../../features/account/account-dialog.tsx';
import { customer } from '../../testing/people.ts';
import { pass, startedWith } from '../../testing/started.ts';
import { CheckoutProvider } from '../checkout-provider.tsx';
import { PaymentCard } from './payment-card.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const until = (ms: number) => act(() => pass(ms - performance.now()));
const keyboard = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('the first five seconds of the checkout', () => {
  it('VL-40 an error of a billing field that was left is hidden in the first seconds, and shown afterwards', async () => {
    const page = startedWith({});
    render(<PaymentCard store={page.checkout} host={page.host} />);
    act(() => page.complete(customer()));
    await act(() => pass(500));
    const card = within(screen.getByRole('region', { name: /^Payment/ }));
    const zip = card.getByRole('textbox', { name: /Billing zip code/ });
    const user = keyboard();
    await user.click(zip);
    await user.tab();
    await until(4900);
    expect(zip).not.toHaveAccessibleDescription();
    await until(5100);
    expect(zip).toHaveAccessibleDescription(/\w/);
  });

  it('VL-40 an error of a sign-in field that was left is hidden in the first seconds, and shown afterwards', async () => {
    const page = startedWith({});
    render(
      <CheckoutProvider checkout={page.checkout} host={page.host}>
        <AccountDialog dialog="sign-in" />
      </CheckoutProvider>,
    );
    const user = keyboard();
    const email = screen.getByRole('textbox', { name: /^Email/ });
    await user.click(email);
    await user.tab();
    await until(4900);
    expect(email).not.toHaveAccessibleDescription();
    await until(5100);
    expect(email).toHaveAccessibleDescription(/\w/);
  });
});
