import '@testing-library/jest-dom';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { agreeShare, declineShare, openShare } from '@sendahead/shared-contracts/payments/split-calls';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeLinkToken } from '../../state/link-token.ts';
import { guest } from '../../testing/people.ts';
import { ownShare } from '../../testing/shares.ts';
import { pass, startedWith } from '../../testing/started.ts';
import { InvitedSharePage } from './invited-share-page.tsx';

beforeAll(() => import('./invited-share-view.tsx'));
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/share#token=tok');
});
afterEach(() => jest.useRealTimers());
const wait = (ms = 10) => act(() => pass(ms));

async function opened(...answers: readonly FakeAnswer[]) {
  const page = startedWith({ answers });
  page.page.session(guest);
  render(<InvitedSharePage store={page.checkout} host={page.host} />);
  await wait();
  await wait();
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const press = () => screen.getByRole('button', { name: 'Agree to pay $64.00' });

describe('the page of a share', () => {
  it("GB-01 shows the payer's share, and agrees with a card that is checked and not charged", async () => {
    const { called, provider, user } = await opened(
      answering(openShare, ownShare()),
      answering(agreeShare, { status: true, error: null, share: ownShare({ state: 'agreed' }) }),
    );
    // The address of a call, which proxies log, does not contain it either.
    expect(called('payments.open-share')[0]?.input).toEqual({ body: { token: 'tok' } });
    // Later readers of the address do not find the token; the page can be reloaded.
    expect(window.location.href).toBe(`${window.location.origin}/share`);
    expect(takeLinkToken(window)).toBe('tok');
    expect(screen.getByText('Austin, TX to Pinehurst, NC')).toBeInTheDocument();
    await user.click(press());
    expect(provider.said).toContain('validate and focus');
    expect(screen.getByRole('alert')).toHaveTextContent('Check the card details.');
    act(() => provider.type(true));
    await user.type(screen.getByRole('textbox', { name: /Billing zip/ }), '78701');
    await user.click(press());
    await wait(200);
    expect(called('payments.agree-share')[0]?.input).toEqual({
      body: { token: 'tok', payment_method_nonce: expect.any(String), 'billing-zip-code': '78701' },
    });
    expect(screen.getByRole('heading', { name: 'You agreed' }).parentElement).toHaveFocus();
  });

  it('the bank may challenge its customer once, and a refusal is reported with the card kept', async () => {
    let tries = 0;
    const { called, provider, user } = await opened(
      answering(openShare, ownShare()),
      answering(agreeShare, () => {
        tries += 1;
        const error = tries === 1 ? 'authentication_required' : 'card_declined';
        return { status: false, error, share: ownShare() };
      }),
    );
    act(() => provider.type(true));
    await user.click(press());
    await wait();
    expect(provider.said.some((one) => /^challenge \S+ 6400$/.test(one))).toBe(true);
    expect(called('payments.agree-share')).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent('Your bank declined the card.');
    expect(provider.said).not.toContain('clear');
  });

  it('GB-02 a payer can decline, and still agree later', async () => {
    const { user } = await opened(
      answering(openShare, ownShare()),
      answering(declineShare, ownShare({ state: 'declined' })),
    );
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await wait();
    expect(screen.getByText(/You declined, and Ann Lee knows/)).toHaveRole('status');
    expect(press()).toBeInTheDocument();
  });

  it.each([
    ['agreed', 'You agreed'],
    ['taken_over', 'Your share is paid'],
    ['stopped', 'The request was canceled'],
    ['expired', 'Time ran out'],
    ['placed', 'The shipment is booked'],
  ] as const)('says that it is %s, and asks for no card', async (state, title) => {
    const { called } = await opened(answering(openShare, ownShare({ state })));
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Agree/ })).not.toBeInTheDocument();
    expect(called('payments.client-token')).toEqual([]);
  });

  it('an unknown link to a share is explained, and one that fails to load can be retried', async () => {
    let code = 'connection_lost';
    const { user } = await opened(
      answering(openShare, () => {
        if (code !== '') throw refusal(code === 'share_not_found' ? 404 : 0, code);
        return ownShare();
      }),
    );
    code = 'share_not_found';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/This link no longer works\./);
    expect(screen.getByRole('alert')).toHaveTextContent('This link no longer works.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('a share that was closed in the meantime shows its current state', async () => {
    let state: 'asked' | 'expired' = 'asked';
    const { provider, user } = await opened(
      answering(openShare, () => ownShare({ state })),
      answering(agreeShare, () => {
        state = 'expired';
        throw refusal(409, 'split_closed');
      }),
    );
    act(() => provider.type(true));
    await user.click(press());
    await wait();
    expect(screen.getByRole('heading', { name: 'Time ran out' })).toBeInTheDocument();
  });
});
