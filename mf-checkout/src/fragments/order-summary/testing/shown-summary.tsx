import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pass, startedWith } from '../../../testing/started.ts';
import { OrderSummary } from '../order-summary.tsx';

/** Advances time by the given amount, and renders the results. */
export const wait = (ms: number) => act(() => pass(ms));

/** The order summary on a page. */
export function shown(options: Parameters<typeof startedWith>[0] = {}) {
  const page = startedWith(options);
  render(<OrderSummary store={page.checkout} host={page.host} />);
  const summary = within(screen.getByRole('region', { name: 'Order summary', hidden: true }));
  return { ...page, summary, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
