import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';
import { addVersion } from '../federation/support/next-version.ts';
import { expect, test } from '../fixtures/journey.ts';
import { signInStaff } from '../fixtures/staff.ts';
import { dataDir } from '../support/settings.ts';

const releases = join(dataDir, 'releases');
const release = () =>
  releaseDocumentSchema.parse(JSON.parse(readFileSync(join(releases, 'release.json'), 'utf8')));

test('RL-22 RL-24 staff try a version as a canary, release it over a colleague’s change, and return to the one before @phone', async ({
  page,
  watch,
}, { project }) => {
  // The colleague was quicker.
  watch.expect(/answer: 409/, /status of 409/);
  // `npm run test:long` runs both widths at the same time, and each version works like the one before.
  const [part, name] =
    project.name === 'compact'
      ? (['mf-travelers', 'Travelers'] as const)
      : (['mf-addresses', 'Addresses'] as const);
  const command = (...words: string[]): string =>
    execFileSync(process.execPath, ['tools/src/commands/release.ts', part, ...words], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { ...process.env, SENDAHEAD_DATA: dataDir, GIT_AUTHOR_EMAIL: 'ada@example.com' },
      encoding: 'utf8',
    });
  const before = release().remotes[part]?.version ?? '';
  const built = addVersion({ releases, release }, part, `cd${Date.now().toString(16).slice(-8)}`, [
    '\u0000',
    '\u0000',
  ]);
  const live = () => release().remotes[part];

  await signInStaff(page, 'admin');
  await page.goto('/admin/releases');
  await expect(page.getByText(before, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Release a version/ })).toHaveCount(0);

  await signInStaff(page, 'adminplus');
  await page.goto('/admin/releases');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `Release a version of ${name}` }).click();
  await dialog.getByRole('combobox', { name: 'Version' }).selectOption(built);
  await dialog.getByRole('radio', { name: 'Some visitors, as a canary' }).check();
  await dialog.getByRole('textbox', { name: 'Percent of visitors' }).fill('1');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Clearer fields');
  await dialog.getByRole('button', { name: 'Release a version' }).click();
  await expect(page.getByText(`Some visitors get ${name} ${built} from now on.`)).toBeVisible();
  await expect(page.getByText(`${built} for 1% of visitors`)).toBeVisible();
  expect(live()).toMatchObject({ version: before, canary: { version: built, percent: 1 } });

  // The running canary is chosen; meanwhile a colleague moves it by the command.
  await page.getByRole('button', { name: `Release a version of ${name}` }).click();
  await expect(dialog.getByRole('combobox', { name: 'Version' })).toHaveValue(built);
  await dialog.getByRole('radio', { name: 'Everyone' }).check();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('No faults in two days');
  command('--percent', '2', '--why', 'A few more');
  await dialog.getByRole('button', { name: 'Release a version' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    `ada@example.com changed ${name} to ${before}, canary ${built} at 2% (“A few more”).`,
  );
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('No faults in two days');
  expect(live()?.version).toBe(before);
  await dialog.getByRole('button', { name: 'Release a version' }).click();
  await expect(page.getByText(`${name} is ${built} from now on.`)).toBeVisible();
  expect(live()).toMatchObject({ version: built, moved_by: 'person' });

  await page.getByRole('button', { name: `Return to a version of ${name}` }).click();
  await dialog.getByRole('combobox', { name: 'Version' }).selectOption(before);
  await dialog.getByRole('button', { name: 'Return to a version' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The old fields were better');
  await dialog.getByRole('button', { name: 'Return to a version' }).click();
  await expect(page.getByText(`${name} is back at ${before}.`)).toBeVisible();
  expect(live()?.version).toBe(before);

  // The command reads one history with the console.
  const history = command('--history');
  expect(history).toContain('adminplus@demo.test');
  expect(history).toContain('why: The old fields were better');
  const kept = page.getByRole('region', { name: 'Release history' });
  await expect(kept).toContainText('adminplus@demo.test');
  await expect(kept).toContainText('“The old fields were better”');
});
