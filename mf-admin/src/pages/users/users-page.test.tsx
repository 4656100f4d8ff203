import '@testing-library/jest-dom';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import * as calls from '@sendahead/shared-contracts/console/user-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { shownUser, user } from '../../testing/shown-user.ts';

describe('the page of users', () => {
  it('CO-12 searches once typing pauses, keeps the search in the address, and links to the user', async () => {
    const { user: hand, called } = openConsole('/admin/users?role=consumer', [
      answering(calls.listUsers, { users: [user], next: null }),
      answering(calls.readUser, shownUser()),
      answering(changeHistory, { changes: [] }),
    ]);
    await screen.findByRole('link', { name: 'Casey Customer' });
    await hand.type(screen.getByRole('searchbox', { name: /Name, email/ }), 'casey');
    await screen.findByRole('link', { name: 'Casey Customer' });
    await waitFor(() => expect(called('console.users')).toHaveLength(2));
    expect(window.location.search).toBe('?role=consumer&search=casey');
    expect(called('console.users').at(-1)?.input).toEqual({ query: { role: 'consumer', search: 'casey' } });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Casey Customer' })).toBeVisible());
    await hand.click(screen.getByRole('link', { name: 'Casey Customer' }));
    expect(await screen.findByRole('heading', { name: 'Casey Customer' })).toHaveFocus();
    expect(window.location.pathname).toBe('/admin/users/usr_1');
  });
});
