import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

describe('the page of roles', () => {
  it('RO-01 RO-03 RO-04 shows the permission table that the server checks', async () => {
    openConsole('/admin/roles', [], 'admin');
    const row = async (name: string) =>
      within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Action',
      'Club staff',
      'Admin',
      'Admin plus',
      'Carrier admin',
    ]);
    expect(await row('Set club fees')).toEqual(['Own club', 'Yes', 'Yes', 'No']);
    expect(await row('Choose carriers')).toEqual(['No', 'No', 'No', 'Yes']);
    expect(await row('Run brands')).toEqual(['No', 'No', 'Yes', 'No']);
  });

  it('CO-132 shows the limits that new staff begin with', async () => {
    openConsole('/admin/roles', [], 'admin');
    const limits = within(await screen.findByRole('row', { name: /^Refunds and credits without approval/ }));
    expect(limits.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'No',
      '$200.00 per customer in 30 days',
      'No limit',
      'No',
    ]);
  });

  it('hides the page of roles from club staff and carrier admins, who assign no roles', async () => {
    for (const role of ['pro', 'carrier_admin'] as const) {
      const { close } = openConsole('/admin/roles', [], role);
      expect(await screen.findByText(/doesn’t exist, or you don’t have access/)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Roles' })).not.toBeInTheDocument();
      close();
    }
  });
});
