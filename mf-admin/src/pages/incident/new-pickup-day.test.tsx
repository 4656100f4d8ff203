import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { readActs } from '@sendahead/shared-contracts/console/incident-act-calls';
import * as calls from '@sendahead/shared-contracts/console/incident-calls';
import { moveAffected, planMove, readMoving } from '@sendahead/shared-contracts/console/incident-move-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { nothingAffected, strike } from '../../testing/incidents.ts';

const page = [
  ...nothingAffected,
  answering(readActs, { acts: [], waits: null }),
  answering(calls.readIncident, {
    id: 'inc_1',
    state: 'open',
    fields: strike(),
    mail: null,
    mailing: { state: 'none', sent: 0, waiting: 0 },
  }),
  answering(readMoving, { moving: null }),
  answering(planMove, { pickups: [], more: 0 }),
  answering(moveAffected, { pickups: 0 }),
];

/** The dialog that moves the affected pickups, with a day in it. */
async function openedWith(day: string) {
  const opened = openConsole('/admin/incidents/inc_1', page);
  await opened.user.click(await screen.findByRole('button', { name: 'Move affected pickups' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Move pickups' }));
  const field = dialog.getByLabelText(/^New pickup day/);
  await opened.user.clear(field);
  if (day !== '') await opened.user.type(field, day);
  return { ...opened, dialog, field };
}

describe('the new day of affected pickups', () => {
  it('CO-161 a weekend says immediately why no order is listed, and a weekday lists them again', async () => {
    const { user, dialog, field } = await openedWith('2026-12-05');
    expect(field).toHaveAccessibleDescription(/Carriers don’t pick up on weekends\. Choose a weekday\./);
    expect(dialog.queryByRole('region', { name: 'What happens to each order' })).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '2026-12-07');
    expect(field).not.toHaveAccessibleDescription(/weekends/);
    expect(await dialog.findByRole('region', { name: 'What happens to each order' })).toBeVisible();
  });

  it('CO-157 an empty day is named at its field at the press, and nothing moves', async () => {
    const { user, called, dialog, field } = await openedWith('');
    expect(field).not.toHaveAccessibleDescription(/Enter the new pickup day/);
    await user.click(dialog.getByRole('button', { name: 'Move pickups' }));
    expect(field).toHaveAccessibleDescription(/Enter the new pickup day\./);
    expect(called('console.move-affected')).toEqual([]);
  });
});
