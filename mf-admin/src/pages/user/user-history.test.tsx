import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import * as calls from '@sendahead/shared-contracts/console/user-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { shownUser } from '../../testing/shown-user.ts';

describe('the history of a user', () => {
  it('CO-128 names who asked for a credit and who approved it, with amount and reason', async () => {
    const credit = {
      at: '2026-11-22T16:00:00.000Z',
      kind: 'staff.gave_credit',
      by: 'Alex Admin, approved by Avery Plus',
      reason: 'Late bag',
      amount_cents: cents(2500),
    };
    openConsole('/admin/users/usr_1', [
      answering(calls.readUser, shownUser({ audit: [credit] })),
      answering(changeHistory, { changes: [] }),
    ]);
    const history = within(await screen.findByRole('region', { name: 'History' }));
    const item = history.getByText(/\$25\.00/).closest('li');
    expect(item).toHaveTextContent(/Alex Admin, approved by Avery Plus, /);
    expect(item).toHaveTextContent('Reason: Late bag');
  });
});
