import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { type ClubBalance, clubBalances } from '@sendahead/shared-contracts/console/club-account-calls';
import {
  type StatementRunProgress,
  startStatementRun,
  statementRun,
} from '@sendahead/shared-contracts/console/club-statement-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { statement } from '../../testing/club-statement.ts';
import { openConsole } from '../../testing/console.tsx';

const { club_id, name, balance_cents, overdue_cents, ageing, credit_limit_cents, billing_email } = statement;
const balance: ClubBalance = {
  club_id,
  name,
  balance_cents,
  overdue_cents,
  ageing,
  credit_limit_cents,
  billing_email,
  reminders: false,
};

describe('accounts of clubs', () => {
  it('CO-30 lists balances by age, in the chosen order, with a download of the same rows', async () => {
    const { user, called } = openConsole('/admin/club-accounts', [
      answering(clubBalances, { balances: [balance], next: null }),
    ]);
    const row = await screen.findByRole('row', { name: /Heronsway/ });
    expect(row).toHaveTextContent('Heronsway Golf Club$300.00$150.00$150.00$150.00$0.00$0.00$0.00$5,000.00');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/clubs/1/statement');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    expect(called('console.club-balances').at(-1)?.input).toMatchObject({ query: { sort: 'name' } });
    expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      '/api/v6/console/club_accounts.csv?sort=name',
    );
  });

  it('CO-31 emails the statements of a past month, and shows the progress', async () => {
    let run: StatementRunProgress = {
      month: '2026-11',
      started_at: null,
      clubs: 4,
      sent: 1,
      waiting: 0,
      without_email: 1,
    };
    const { user, called } = openConsole('/admin/club-accounts', [
      answering(clubBalances, { balances: [], next: null }),
      answering(statementRun, () => run),
      answering(startStatementRun, () => {
        run = { ...run, sent: 3, started_at: '2026-12-01T10:00:00.000Z' };
        return run;
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Send statements' }));
    expect(await screen.findByText(/^1 club has no billing email/)).toBeVisible();
    const month = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).value;
    await user.click(screen.getByRole('button', { name: 'Send 2 statements' }));
    expect(await screen.findByText('3 of 4 sent.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send \d/ })).toBeNull();
    expect(called('console.start-statement-run').map(({ input }) => input)).toEqual([{ params: { month } }]);
  });
});
