import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import * as calls from '@sendahead/shared-contracts/console/user-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { shownUser } from '../../testing/shown-user.ts';

const { fields } = shownUser();
const answersFor = (role: 'admin' | 'admin_plus', release_parts: string[] | null = null) => [
  answering(
    calls.readUser,
    shownUser({ fields: { ...fields, role, release_parts }, grantable: ['admin', 'admin_plus'] }),
  ),
  answering(calls.changeUser, { success: true as const }),
  answering(changeHistory, { changes: [] }),
];

describe('the parts that a member of staff may release', () => {
  it('RL-25 are limited on the page of a user, and only for a role that may release', async () => {
    const { user, called } = openConsole('/admin/users/usr_1', answersFor('admin_plus'), 'admin_plus');
    const account = within(await screen.findByRole('region', { name: 'Account' }));
    await user.click(account.getByRole('radio', { name: 'Only some parts' }));
    await user.click(account.getByRole('checkbox', { name: 'Services' }));
    await user.type(account.getByRole('textbox', { name: /Reason/ }), 'Joins Rates');
    await user.click(account.getByRole('button', { name: 'Save 1 change' }));
    await waitFor(() =>
      expect(called('console.change-user').at(-1)?.input).toMatchObject({
        body: { fields: { release_parts: ['mf-services'] }, expected: { release_parts: null } },
      }),
    );
    await user.selectOptions(account.getByRole('combobox', { name: 'Role' }), 'admin');
    expect(account.queryByRole('radio', { name: 'Only some parts' })).not.toBeInTheDocument();
  });

  it('RL-25 a limit that is chosen as before is no change', async () => {
    const { user } = openConsole(
      '/admin/users/usr_1',
      answersFor('admin_plus', ['mf-services']),
      'admin_plus',
    );
    const account = within(await screen.findByRole('region', { name: 'Account' }));
    const orders = account.getByRole('checkbox', { name: 'Orders' });
    expect(account.getByRole('checkbox', { name: 'Services' })).toBeChecked();
    await user.click(orders);
    await user.click(orders);
    expect(account.getByRole('button', { name: 'No changes to save.' })).toBeDisabled();
  });
});
