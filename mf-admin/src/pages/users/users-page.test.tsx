import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { addClubUser } from '@sendahead/shared-contracts/admin/people-calls';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { ownLimits } from '@sendahead/shared-contracts/console/money-calls';
import * as calls from '@sendahead/shared-contracts/console/user-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, waitFor, within } from '@testing-library/react';
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

  it('CO-47 staff who manage staff invite a colleague, with a role that they may grant', async () => {
    const { user: hand, called } = openConsole('/admin/users', [
      answering(calls.listUsers, { users: [user], next: null }),
      answering(listBrands, { brands: [] }),
      answering(addClubUser, { user_id: 'usr_2', user_email: 'dana@demo.test' }),
    ]);
    await hand.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
    const role = dialog.getByRole('combobox', { name: /Role/ });
    expect(within(role).getAllByRole('option')).toHaveLength(1);
    await hand.type(dialog.getByRole('textbox', { name: /First name/ }), 'Dana');
    await hand.type(dialog.getByRole('textbox', { name: /Last name/ }), 'Desk');
    await hand.type(dialog.getByRole('textbox', { name: /Email/ }), 'dana@demo.test');
    await hand.type(dialog.getByRole('textbox', { name: /Phone/ }), '8435550100');
    await hand.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('Dana Desk is invited by email.')).toBeVisible();
    expect(called('admin.add-club-user')[0]?.input).toMatchObject({
      body: { role: 'admin', email: 'dana@demo.test' },
    });
  });

  it('CO-165 a reader with limits reads that a colleague without limits can invite', async () => {
    const { user: hand } = openConsole('/admin/users', [
      answering(calls.listUsers, { users: [user], next: null }),
      answering(listBrands, { brands: [] }),
      answering(ownLimits, { refund_cents: cents(20_000), discount_percent: 10, cards_cents: cents(0) }),
    ]);
    await hand.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
    expect(await dialog.findByText(/A colleague without limits can invite/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
    await hand.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('CO-47 club staff invite no colleague of ours', async () => {
    openConsole('/admin/users', [answering(calls.listUsers, { users: [user], next: null })], 'pro');
    await screen.findByRole('link', { name: 'Casey Customer' });
    expect(screen.queryByRole('button', { name: 'Invite a colleague' })).not.toBeInTheDocument();
  });
});
