import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { listRateSheets, withdrawRateSheet } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const coming = {
  version: '2027-03',
  from: '2027-03-01',
  until: null,
  state: 'coming' as const,
  published_by: 'Avery Plus',
  reason: 'Spring',
};

describe('an upcoming rate sheet', () => {
  it('CO-109 CO-110 an upcoming rate sheet is withdrawn with a reason, in a dialog that says where the figures go', async () => {
    const { user, called } = openConsole(
      '/admin/rates',
      [
        answering(listRateSheets, { published: [coming], drafts: [] }),
        answering(withdrawRateSheet, { success: true }),
      ],
      'admin_plus',
    );
    await user.click(await screen.findByRole('button', { name: 'Withdraw 2027-03' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw 2027-03' }));
    expect(dialog.getByText(/Its figures go back to the drafts/)).toBeVisible();
    const reason = dialog.getByRole('textbox', { name: /^Reason/ });
    expect(reason).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Withdraw sheet' }));
    expect(reason).toHaveAccessibleDescription(/Enter a reason/);
    expect(called('console.withdraw-rate-sheet')).toEqual([]);
    await user.type(reason, 'A typo in zone 4');
    await user.click(dialog.getByRole('button', { name: 'Withdraw sheet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('console.withdraw-rate-sheet')[0]?.input).toEqual({
      params: { version: '2027-03' },
      body: { reason: 'A typo in zone 4' },
    });
  });
});
