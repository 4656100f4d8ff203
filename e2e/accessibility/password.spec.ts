import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { violationsOf } from '../support/axe.ts';
import { dataDir, shipUrlOf } from '../support/settings.ts';

const forgot = (brand: string) => new URL('/password/forgot', shipUrlOf(brand)).href;
const folder = join(dataDir, 'mail');
const mails = (): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.includes('.reset-password@'));

/** The link in the email that arrived since. */
async function newLink(before: ReadonlySet<string>): Promise<string> {
  await expect.poll(() => mails().filter((name) => !before.has(name)).length).toBe(1);
  const [name = ''] = mails().filter((one) => !before.has(one));
  const mail = readFileSync(join(folder, name), 'utf8')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  return /http:\S+\/password\/reset\?token=[\w-]{43}/.exec(mail)?.[0] ?? '';
}

async function look(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}

test('D3-1 the pages of a forgotten password have no violations, from the request to the new password', async ({
  browser,
  watch: _,
}) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 720 } });
  const page = await context.newPage();
  await page.goto(forgot('golf'));
  await look(page, 'asking');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await look(page, 'asking, with an error');
  const before = new Set(mails());
  await page.getByRole('textbox', { name: 'Email' }).fill('pro@demo.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await look(page, 'sent');
  await page.goto(await newLink(before));
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await look(page, 'setting, with errors');
  await page.getByLabel('New password', { exact: true }).fill('Sendahead-demo-1');
  await page.getByLabel('Confirm new password').fill('Sendahead-demo-1');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set');
  await look(page, 'done');
  await context.close();
});
