import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { decideClubRequest, listClubRequests } from '@sendahead/shared-contracts/payments/club-billing-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { sessionOf } from '../../testing/people.ts';

const request = {
  user_id: 'usr_1',
  user_name: 'Casey Lane',
  user_email: 'casey@demo.test',
  club_id: 1,
  club_name: 'Heronsway Golf Club',
  requested_at: '2026-11-20T10:00:00.000Z',
};

describe('requests for club billing', () => {
  it('PY-24 ER-25 grants or refuses each request, and the list continues', async () => {
    let waiting = [request];
    const { user, called } = openConsole('/admin/billing-requests', [
      answering(listClubRequests, () => ({ requests: waiting })),
      answering(decideClubRequest, () => {
        waiting = [];
        return { state: 'granted' as const };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Grant: Casey Lane' }));
    expect(await screen.findByText('Casey Lane can now bill orders to Heronsway Golf Club.')).toBeVisible();
    expect(called('payments.decide-club-request')[0]?.input).toEqual({
      params: { club_id: '1' },
      body: { user_id: 'usr_1', granted: true },
    });
    expect(await screen.findByText(/^No open requests/)).toBeVisible();
  });

  it('PY-24 reports a request that a colleague has already decided', async () => {
    const { user } = openConsole('/admin/billing-requests', [
      answering(listClubRequests, { requests: [request] }),
      answering(decideClubRequest, () => {
        throw refusal(404, 'request_not_found');
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Refuse: Casey Lane' }));
    expect(await screen.findByText('Someone else already decided this.')).toBeVisible();
  });

  it('CO-98 a request shows its customer, its booking and its amount', async () => {
    const booking = {
      cart_id: 'crt_1',
      display_id: 'SA-77',
      customer: 'Wendy Caldwell',
      customer_id: 'usr_w',
      amount_cents: cents(12_495),
    };
    openConsole('/admin/billing-requests', [
      answering(listClubRequests, { requests: [{ ...request, club_has_account: true, booking }] }),
    ]);
    const row = within(await screen.findByRole('row', { name: /Casey Lane/ }));
    expect(row.getByRole('link', { name: 'SA-77' })).toHaveAttribute('href', '/admin/carts/crt_1');
    expect(row.getByRole('link', { name: 'Wendy Caldwell' })).toBeVisible();
    expect(row.getByText('$124.95')).toBeVisible();
  });

  it('CO-98 staff cannot grant their own request, nor one to a club without an account', async () => {
    const { user, called } = openConsole('/admin/billing-requests', [
      answering(listClubRequests, {
        requests: [
          { ...request, user_id: sessionOf('admin').user?.id ?? '', user_name: 'Alex Admin' },
          { ...request, club_id: 9, club_has_account: false },
        ],
      }),
      answering(decideClubRequest, { state: 'refused' }),
    ]);
    expect(await screen.findByText('Your own request. A colleague decides it.')).toBeVisible();
    expect(screen.getByText('This club has no account, so there is nothing to grant.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Grant/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('You withdrew your request to Heronsway Golf Club.')).toBeVisible();
    expect(called('payments.decide-club-request')).toHaveLength(1);
  });
});
