import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { decideClubRequest, listClubRequests } from '@sendahead/shared-contracts/payments/club-billing-calls';
import { screen } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const request = {
  user_id: 'usr_1',
  user_name: 'Casey Lane',
  user_email: 'casey@demo.test',
  club_id: 1,
  club_name: 'Heronsway Golf Club',
  requested_at: '2026-11-20T10:00:00.000Z',
};

describe('requests for club billing', () => {
  it('PY-24 ER-25 who asked is granted it or refused, and the list goes on', async () => {
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

  it('PY-24 tells of a request that somebody else decided', async () => {
    const { user } = openConsole('/admin/billing-requests', [
      answering(listClubRequests, { requests: [request] }),
      answering(decideClubRequest, () => {
        throw refusal(404, 'request_not_found');
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Refuse: Casey Lane' }));
    expect(await screen.findByText('Someone else already decided this.')).toBeVisible();
  });
});
