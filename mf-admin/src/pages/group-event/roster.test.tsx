import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import * as calls from '@sendahead/shared-contracts/console/group-event-calls';
import type { RosterReport } from '@sendahead/shared-contracts/console/group-event-schema';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { campClosing } from '../../testing/group-event.ts';

describe('the list of a group event', () => {
  const line = { row: 2, name: 'Mia Lane', outcome: 'new' as const, problems: [] };
  const wrong: RosterReport = {
    problem: null,
    imported: 0,
    lines: [
      line,
      { row: 3, name: 'Max', outcome: 'refused', problems: [{ column: 'email', code: 'malformed' }] },
      { row: 4, name: 'Mia Lane', outcome: 'refused', problems: [{ column: null, code: 'twice_in_list' }] },
    ],
  };
  const right: RosterReport = { ...wrong, lines: [line] };

  it('CO-52 a list is checked line by line, and its people are added once no line needs fixing', async () => {
    const { user, called } = openConsole('/admin/groups/gev_1?view=list', [
      answering(calls.readGroupEvent, campClosing),
      answering(calls.checkRoster, ({ body }) => (body.text.includes('Max') ? wrong : right)),
      answering(calls.importRoster, { ...right, imported: 1 }),
    ]);
    const list = await screen.findByRole('textbox', { name: 'Paste from a spreadsheet' });
    await user.click(list);
    await user.paste('Name,Email\nMia Lane,mia@lane.test\nMax,max\nMia Lane,mia@lane.test');
    await user.click(screen.getByRole('button', { name: 'Check list' }));
    const report = within(await screen.findByRole('region', { name: 'What’s in your list' }));
    expect(report.getByText('Email: Enter an email address, like name@example.com.')).toBeVisible();
    expect(report.getByText('This person is in your list twice.')).toBeVisible();
    expect(report.getByText(/Fix the 2 marked lines above/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add \d/ })).not.toBeInTheDocument();
    const file = new File(['Name,Email\nMia Lane,mia@lane.test'], 'camp.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('Or choose a CSV file'), file);
    await user.click(await screen.findByRole('button', { name: 'Add 1 person' }));
    expect(await screen.findByText('Added 1 person. No one has been emailed yet.')).toBeVisible();
    expect(called('console.import-roster')[0]?.input).toMatchObject({
      body: { text: 'Name,Email\nMia Lane,mia@lane.test' },
    });
  });

  it('CO-52 CO-110 says why a list cannot be read, and names missing columns separately from unknown ones', async () => {
    const { user } = openConsole('/admin/groups/gev_1?view=list', [
      answering(calls.readGroupEvent, campClosing),
      answering(calls.checkRoster, {
        problem: { code: 'columns', row: null, columns: ['Fax', 'email'], missing: ['email'] },
        lines: [],
        imported: 0,
      }),
    ]);
    await user.type(await screen.findByRole('textbox', { name: 'Paste from a spreadsheet' }), 'Fax');
    await user.click(screen.getByRole('button', { name: 'Check list' }));
    expect(
      await screen.findByText(
        'Add this heading: Email. We don’t know these headings, or they are there twice: Fax.',
      ),
    ).toBeVisible();
  });

  it('CO-102 a line with an unknown item or an impossible quantity says so, with the items that ship there', async () => {
    const lines: RosterReport['lines'] = [
      { row: 2, name: 'Mia', outcome: 'refused', problems: [{ column: 'item', code: 'unknown_item' }] },
      { row: 3, name: 'Max', outcome: 'refused', problems: [{ column: 'item', code: 'malformed' }] },
    ];
    const items = ['Golf bag, Standard', 'Trunk, Standard'];
    const { user } = openConsole('/admin/groups/gev_1?view=list', [
      answering(calls.readGroupEvent, campClosing),
      answering(calls.checkRoster, { problem: null, imported: 0, lines, items }),
    ]);
    const list = await screen.findByRole('textbox', { name: 'Paste from a spreadsheet' });
    expect(list).toHaveAccessibleDescription(/Item, Quantity/);
    await user.click(list);
    await user.paste('Name,Email,Item\nMia,mia@lane.test,5 kayaks\nMax,max@lane.test,99 trunks');
    await user.click(screen.getByRole('button', { name: 'Check list' }));
    const report = within(await screen.findByRole('region', { name: 'What’s in your list' }));
    expect(report.getByRole('row', { name: /^2 Mia/ })).toHaveTextContent('This item doesn’t ship here.');
    expect(report.getByRole('row', { name: /^3 Max/ })).toHaveTextContent(
      'Quantity: Enter a number from 1 to 25.',
    );
    expect(report.getByText('Items that ship here: Golf bag, Standard; Trunk, Standard.')).toBeVisible();
  });

  it('CO-102 the board says how many bags each person ships', async () => {
    const people = campClosing.people.map((person) =>
      person.id === 'gpp_new' ? { ...person, bags: 5 } : person,
    );
    openConsole('/admin/groups/gev_1', [answering(calls.readGroupEvent, { ...campClosing, people })]);
    const table = within(await screen.findByRole('table', { name: 'People' }));
    expect(table.getByRole('cell', { name: '5 × Trunk, Standard' })).toBeVisible();
    expect(table.getAllByRole('cell', { name: 'Trunk, Standard' })).toHaveLength(2);
  });
});
