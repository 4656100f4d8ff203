import '@testing-library/jest-dom';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { listClubs } from '@sendahead/shared-contracts/console/club-calls';
import {
  type ClubFileReport,
  checkClubFile,
  importClubFile,
} from '@sendahead/shared-contracts/console/club-file-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const line = { name: 'Heronsway', changes: [], problems: [] };
const report: ClubFileReport = {
  problem: null,
  plan: 'plan-1',
  lines: [
    { ...line, row: 2, outcome: 'unchanged', club_id: 1 },
    {
      ...line,
      row: 3,
      outcome: 'changed',
      club_id: 2,
      changes: [{ column: 'Phone', before: '', after: '+1 855 555 0140' }],
    },
    { ...line, row: 4, outcome: 'new', club_id: null, name: 'Birch Hollow' },
    {
      ...line,
      row: 5,
      outcome: 'refused',
      club_id: null,
      problems: [{ column: 'Zip code', code: 'no_such_zip' }],
    },
  ],
};
const csv = (text: string) => new File([text], 'clubs.csv', { type: 'text/csv' });

describe('importing clubs', () => {
  it('CO-38 reports each line with its reason or changes, then imports exactly what it reported', async () => {
    let tries = 0;
    const { user, called } = openConsole('/admin/clubs/import', [
      answering(listClubs, { clubs: [], next: null }),
      answering(checkClubFile, report),
      answering(importClubFile, () => {
        tries += 1;
        if (tries === 1) throw new ApiError({ status: 409, code: 'changed_since' });
        return { made: 1, changed: 1 };
      }),
    ]);
    await user.upload(await screen.findByLabelText(/CSV file/), csv('Name'));
    const panel = within(await screen.findByRole('region', { name: 'What’s in clubs.csv' }));
    expect(panel.getByText('Zip code: This zip code doesn’t exist.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Changed (1)' }));
    expect(panel.getByText('Phone: empty to +1 855 555 0140')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Heronsway (2)' })).toHaveAttribute('href', '/admin/clubs/2');
    await user.click(panel.getByRole('button', { name: 'Import 2 clubs' }));
    expect(await screen.findByText(/Someone changed these clubs since you checked/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Import 2 clubs' }));
    expect(await screen.findByText('Imported: 1 new club, 1 club changed.')).toBeVisible();
    expect(called('console.import-club-file').at(-1)?.input).toEqual({
      body: { name: 'clubs.csv', base64: 'TmFtZQ==', plan: 'plan-1' },
    });
  });

  it('CO-38 explains the problem with a file, and does not send a file that is too large', async () => {
    const { user, called } = openConsole('/admin/clubs/import', [
      answering(checkClubFile, {
        problem: { code: 'columns', row: null, columns: ['Fax'] },
        lines: [],
        plan: '',
      }),
    ]);
    const field = await screen.findByLabelText(/CSV file/);
    await user.upload(field, csv('Fax'));
    expect(await screen.findByText('These columns are unknown or there twice: Fax.')).toBeVisible();
    const large = csv('Name');
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 });
    await user.upload(field, large);
    expect(await screen.findByText(/larger than 5 MB/)).toBeVisible();
    expect(called('console.check-club-file')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Import \d/ })).not.toBeInTheDocument();
  });

  it('CO-37 the list of clubs downloads the clubs that it shows', async () => {
    openConsole('/admin/clubs?brand=golf', [answering(listClubs, { clubs: [], next: null })]);
    expect(await screen.findByRole('link', { name: 'Download as a spreadsheet' })).toHaveAttribute(
      'href',
      '/api/v6/console/clubs.csv?brand=golf',
    );
    expect(screen.getByRole('link', { name: 'Import clubs' })).toHaveAttribute('href', '/admin/clubs/import');
  });
});
