import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { addClubUser } from '@sendahead/shared-contracts/admin/people-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { openClubPage as open, panelOf as part } from '../../testing/club-page.ts';

describe('the staff of a club', () => {
  it('CO-47 lists who works for the club, and invites another person', async () => {
    const { user, called } = open([
      answering(addClubUser, { user_id: 'usr_new', user_email: 'robin@heronsway.test' }),
    ]);
    const panel = await part('Club staff');
    expect(await panel.findByRole('link', { name: 'Parker Pro' })).toHaveAttribute(
      'href',
      '/admin/users/usr_pro',
    );
    expect(panel.getByText('Active')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Invite staff' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Invite staff' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Please enter the email',
    );
    for (const [name, text] of [
      ['First name', 'Robin'],
      ['Last name', 'Reed'],
      ['Email', 'robin@heronsway.test'],
      ['Phone', '8435550100'],
    ] as const)
      await user.type(dialog.getByRole('textbox', { name }), text);
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await panel.findByText('We’re emailing an invitation to Robin Reed.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(called('admin.add-club-user')[0]?.input).toMatchObject({ body: { club_id: 1, role: 'pro' } });
    expect(called('console.users')).toHaveLength(2);
  });

  it('CO-47 hides the staff list from club staff, who manage no accounts', async () => {
    const { called } = open([], 'pro');
    await part('Pickup fees');
    expect(screen.queryByRole('button', { name: 'Invite staff' })).toBeNull();
    expect(called('console.users')).toEqual([]);
  });
});
