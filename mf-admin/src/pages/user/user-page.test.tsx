import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { listClubs } from '@sendahead/shared-contracts/console/club-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { sendInvitation } from '@sendahead/shared-contracts/console/invitation-calls';
import * as calls from '@sendahead/shared-contracts/console/user-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { shownUser, user } from '../../testing/shown-user.ts';

const noHistory = answering(changeHistory, { changes: [] });

describe('the page of a user', () => {
  it('RT-23 PY-22 shows orders, credits, cards by their last digits, sessions and audit', async () => {
    openConsole('/admin/users/usr_1', [answering(calls.readUser, shownUser()), noHistory]);
    const part = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await part('Orders')).getByRole('link', { name: 'SA1234' })).toHaveAttribute(
      'href',
      '/admin/orders/ord_1',
    );
    expect((await part('Credits and cards')).getByText('Visa XXXX4242')).toBeVisible();
    expect((await part('Credits and cards')).getByText('$40.00')).toBeVisible();
    expect((await part('Sign-in')).getByText('Chrome on Windows')).toBeVisible();
    expect((await part('History')).getByText('Opened the user’s page')).toBeVisible();
    expect((await part('History')).getByText('Reason: A caller.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book for this user' })).toHaveAttribute(
      'href',
      '/ship#for=usr_1',
    );
  });

  it('CO-165 a reader with limits reads at the role who can give admin roles', async () => {
    const { close } = openConsole('/admin/users/usr_1', [
      answering(calls.readUser, { ...shownUser(), grantable: ['consumer', 'pro'] }),
      noHistory,
    ]);
    const roleOf = async () => await screen.findByRole('combobox', { name: 'Role' });
    expect(await roleOf()).toHaveAccessibleDescription(/A colleague without limits can give admin roles/);
    close();
    openConsole('/admin/users/usr_1', [
      answering(calls.readUser, { ...shownUser(), grantable: ['consumer', 'pro', 'admin'] }),
      noHistory,
    ]);
    expect(await roleOf()).not.toHaveAccessibleDescription();
  });

  it('VL-34 a phone number is edited next to its country, and sent with its code', async () => {
    const { user: hand, called } = openConsole('/admin/users/usr_1', [
      answering(calls.readUser, shownUser()),
      answering(calls.changeUser, { success: true as const }),
      noHistory,
    ]);
    const account = within(await screen.findByRole('region', { name: 'Account' }));
    const phone = account.getByRole('textbox', { name: 'Phone' });
    await waitFor(() => expect(phone).toHaveValue('(843) 555-0100'));
    expect(account.getByRole('button', { name: 'No changes to save.' })).toBeDisabled();
    await hand.selectOptions(account.getByRole('combobox', { name: 'Country code' }), 'ES');
    await hand.clear(phone);
    await hand.type(phone, '912 345 678');
    await hand.type(account.getByRole('textbox', { name: /Reason/ }), 'Moved');
    await hand.click(account.getByRole('button', { name: 'Save 1 change' }));
    await waitFor(() =>
      expect(called('console.change-user').at(-1)?.input).toMatchObject({
        body: { fields: { phone: '+34 912 34 56 78' }, expected: { phone: '+1 843 555 0100' } },
      }),
    );
  });

  it('RO-01 sends only changed fields, with a reason, and shows errors at their fields', async () => {
    let tries = 0;
    const { user: hand, called } = openConsole('/admin/users/usr_1', [
      answering(listClubs, {
        clubs: [
          {
            id: 1,
            name: 'Heronsway Golf Club',
            kind: 'golf',
            brands: ['golf'],
            place: 'Hilton Head, SC',
            own_fees: false,
            billed: false,
          },
        ],
        next: null,
      }),
      answering(calls.readUser, shownUser()),
      answering(calls.changeUser, () => {
        tries += 1;
        if (tries === 1)
          throw new ApiError({
            status: 422,
            code: 'invalid',
            fields: [{ path: 'fields.club_id', code: 'club_wanted' }],
          });
        return { success: true as const };
      }),
      noHistory,
    ]);
    const account = within(await screen.findByRole('region', { name: 'Account' }));
    await hand.selectOptions(account.getByRole('combobox', { name: 'Role' }), 'pro');
    expect(account.getByText('Saving signs this user out everywhere.')).toBeVisible();
    await hand.click(account.getByRole('button', { name: 'Save 1 change' }));
    expect(account.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(/Enter a reason/);
    await hand.type(account.getByRole('textbox', { name: /Reason/ }), 'New at the club');
    await hand.click(account.getByRole('button', { name: 'Save 1 change' }));
    expect(await account.findByText('Choose the club this person works for.')).toBeVisible();
    expect(account.getByRole('textbox', { name: /Reason/ })).toHaveValue('New at the club');
    await hand.type(account.getByRole('combobox', { name: /Club/ }), 'heron');
    await hand.click(await account.findByRole('option', { name: /Heronsway/ }));
    await hand.click(account.getByRole('button', { name: 'Save 2 changes' }));
    expect(called('console.change-user').at(-1)?.input).toEqual({
      params: { userId: 'usr_1' },
      body: {
        fields: { role: 'pro', club_id: 1 },
        expected: { role: 'consumer', club_id: null },
        reason: 'New at the club',
      },
    });
  });

  it('CO-36 shows the state of an invitation, and resends it', async () => {
    const { user: hand, called } = openConsole('/admin/users/usr_1', [
      answering(
        calls.readUser,
        shownUser({
          invitation: {
            state: 'expired',
            asked_at: '2026-11-20T15:00:00.000Z',
            sent_at: '2026-11-20T15:00:00.000Z',
            expires_at: '2026-11-27T15:00:00.000Z',
            opened_at: null,
            joined_at: null,
            invited_by: 'Parker Pro',
            for_club: 'Heronsway Golf Club',
            can_send: true,
          },
        }),
      ),
      answering(sendInvitation, { success: true }),
      noHistory,
    ]);
    const panel = within(await screen.findByRole('region', { name: 'Invitation' }));
    expect(panel.getByText('The invitation expired before they joined.')).toBeVisible();
    expect(panel.getByText('Parker Pro for Heronsway Golf Club')).toBeVisible();
    await hand.click(panel.getByRole('button', { name: 'Send the invitation again' }));
    expect(await panel.findByText(/We’re emailing the invitation/)).toBeVisible();
    expect(called('console.send-invitation')).toMatchObject([{ input: { params: { userId: 'usr_1' } } }]);
  });

  it('ends sessions with a reason, and confirms that they ended', async () => {
    const { user: hand, called } = openConsole('/admin/users/usr_1', [
      answering(calls.readUser, shownUser()),
      answering(calls.endUserSessions, { success: true, ended: 1 }),
      noHistory,
    ]);
    await hand.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere' }));
    await hand.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(/Enter a reason/);
    await hand.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Phone lost{Enter}');
    expect(await screen.findByText('Signed out everywhere.')).toBeVisible();
    expect(called('console.end-user-sessions')).toMatchObject([
      { input: { body: { reason: 'Phone lost' } } },
    ]);
  });

  it('OPEN-54 club staff see a member but cannot change one', async () => {
    openConsole(
      '/admin/users/usr_1',
      [answering(calls.readUser, shownUser({ grantable: [], audit: [] }))],
      'pro',
    );
    expect(
      within(await screen.findByRole('region', { name: 'Account' })).getByText(user.email),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Sign out|Save|password/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'History' })).not.toBeInTheDocument();
  });
});
