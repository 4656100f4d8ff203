import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { openAs } from '../fixtures/staff.ts';
import { dataDir } from '../support/settings.ts';

const key = 'disable_club_billing';
const title = 'Pause club billing';
const command = (...words: string[]): string =>
  execFileSync(process.execPath, ['tools/src/commands/flag.ts', key, ...words, '--by', 'admin@demo.test'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, SENDAHEAD_DATA: dataDir },
    encoding: 'utf8',
  });

test.afterAll(() => void command('servers', '--why', 'The journey is over'));

test('RL-06 staff turn a flag on for a customer in the console, and the open page follows within two seconds', {
  tag: '@once',
}, async ({ browser, page, ship, person }) => {
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  await ship.open();
  const billing = ship.payment.card.getByRole('radio', { name: 'Bill a club' });
  await expect(billing).toBeVisible();
  const loads = await page.evaluate(() => performance.timeOrigin);

  const staff = await openAs(browser, 'admin', page);
  await staff.page.goto('/admin/flags');
  const row = staff.page.getByRole('row', { name: new RegExp(`^${title}`) });
  const dialog = staff.page.getByRole('dialog');
  const open = async (state: string): Promise<void> => {
    await row.getByRole('button', { name: `Change ${title}` }).click();
    await dialog.getByRole('radio', { name: state, exact: true }).press('Space');
  };
  const save = async (why: string): Promise<void> => {
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill(why);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };

  // Other journeys bill clubs at the same time: only this customer gets the flag.
  await open('On');
  await dialog.getByRole('textbox', { name: /^Percent/ }).fill('0');
  await dialog.getByRole('textbox', { name: /^People with it/ }).fill(person.email);
  await expect(dialog.getByText(`Only ${person.email}.`)).toBeVisible();
  await save('The club asked us to wait');
  await expect(billing).toBeHidden({ timeout: 2000 });
  await expect(row).toContainText('“The club asked us to wait”');

  await open('Off');
  await save('The club agreed');
  await expect(billing).toBeVisible({ timeout: 2000 });
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);

  await row.getByRole('button', { name: `History of ${title}` }).click();
  const history = staff.page.getByRole('region', { name: `History of ${title}` });
  await expect(history).toContainText('The club agreed');

  // The command line does the same.
  expect(command('0', '--why', 'On for the people alone')).toContain(`${key}: 0`);
  await expect(billing).toBeHidden({ timeout: 2000 });
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});
