import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentCard } from '../fragments/payment/payment-card.tsx';
import { customer } from './people.ts';
import { pass, startedWith } from './started.ts';

/** Advances the fake clock, in milliseconds. */
export const wait = (ms: number) => act(() => pass(ms));

/** The payment card of a complete booking, for a test with a fake clock. */
export async function shownPaymentCard(
  options: Parameters<typeof startedWith>[0] = {},
  session = customer(),
) {
  const page = startedWith(options);
  render(<PaymentCard store={page.checkout} host={page.host} />);
  act(() => page.complete(session));
  await wait(500);
  const card = within(screen.getByRole('region', { name: /^Payment/ }));
  return { ...page, card, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
