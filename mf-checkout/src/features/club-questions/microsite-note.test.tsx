import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentCard } from '../../fragments/payment/payment-card.tsx';
import { clubOf } from '../../testing/clubs.ts';
import { goodPoints } from '../../testing/page-slices.ts';
import { customer } from '../../testing/people.ts';
import { pass, payable, startedWith } from '../../testing/started.ts';
import { readClubStep } from './club-step.tsx';

beforeAll(readClubStep);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
/** The payment card of a payable trip to a club, on the page of a microsite. */
async function shown(note: string) {
  const page = startedWith({ microsite: { id: 1, name: 'Coastal Open', note } });
  render(<PaymentCard store={page.checkout} host={page.host} />);
  const points = goodPoints();
  act(() => {
    page.complete(customer());
    page.page.points({ ...points, destination: { ...points.destination, club: clubOf(2, 'Pinewhistle') } });
  });
  await wait(500);
  await act(() => payable(page));
  act(() => page.checkout.placeOrder());
  await wait(0);
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Coastal Open' }));

describe('the note of a microsite', () => {
  it('PY-09 MD-25 the note of a microsite is shown before the order instead of the clubs’ questions, and continuing pays', async () => {
    const { state, called, user } = await shown('Bags are collected at the marina.');
    expect(dialog().getByText('Bags are collected at the marina.')).toBeVisible();
    expect(called('preferences.question-sets')).toHaveLength(0);
    expect(called('payments.process-payment')).toHaveLength(0);
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    await wait(0);
    expect(state().placing.phase).toBe('placed');
  });

  it('MD-25 closing the note of a microsite says that nothing was ordered', async () => {
    const { state, called, user } = await shown('Bags are collected at the marina.');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await wait(0);
    expect(state().placing).toEqual({ phase: 'refused', code: 'club_step_left' });
    expect(called('payments.process-payment')).toHaveLength(0);
  });

  it('OPEN-45 the step is skipped when the microsite has no note', async () => {
    const { state } = await shown('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(state().placing.phase).toBe('placed');
  });
});
