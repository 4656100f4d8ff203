import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';
import { expect, test } from '../fixtures/journey.ts';
import { signInStaff } from '../fixtures/staff.ts';
import { dataDir } from '../support/settings.ts';

const release = () =>
  releaseDocumentSchema.parse(JSON.parse(readFileSync(join(dataDir, 'releases/release.json'), 'utf8')));
const command = (token: string, ...words: string[]): string =>
  execFileSync(process.execPath, ['tools/src/commands/release.ts', ...words], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, SENDAHEAD_DATA: dataDir, RELEASE_TOKENS: 'required', RELEASE_TOKEN: token },
    encoding: 'utf8',
  });

test('RL-26 a team releases its part by a token from the console, and no other part; a revoked token releases nothing', {
  tag: '@once',
}, async ({ page }) => {
  // It returns to the version that is live already.
  const [part, name] = ['mf-checkout', 'Checkout'];
  const label = `Team of ${name} ${Date.now().toString(36)}`;
  await signInStaff(page, 'adminplus');
  await page.goto('/admin/releases');
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Part' }).selectOption({ label: name });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(label);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = await dialog.getByRole('textbox', { name: 'Token' }).inputValue();
  await dialog.getByRole('button', { name: 'I copied it' }).click();

  const { version = '' } = release().remotes[part] ?? {};
  const why = ['--why', 'The same again'];
  expect(command(token, part, '--to', version, ...why)).toContain(`${part} is ${version} from now on`);
  expect(command(token, '--history')).toContain(`token ${label}`);
  expect(() => command(token, 'shell', '--to', release().shell.version, ...why)).toThrow(
    `The token “${label}” releases ${part}, and not shell.`,
  );
  expect(() => command('', part, '--to', version, ...why)).toThrow('This shop releases by tokens');

  await page.getByRole('button', { name: `Revoke the token ${label}` }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('button', { name: `Revoke the token ${label}` })).toHaveCount(0);
  expect(() => command(token, part, '--to', version, ...why)).toThrow('unknown or was revoked');
});
