import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';
import { addVersion } from '../federation/support/next-version.ts';
import { placeOn } from '../federation/support/places.ts';
import { expect, test } from '../fixtures/journey.ts';
import { signInStaff } from '../fixtures/staff.ts';
import { dataDir, port } from '../support/settings.ts';

const part = 'mf-services';
const releases = join(dataDir, 'releases');
const release = () =>
  releaseDocumentSchema.parse(JSON.parse(readFileSync(join(releases, 'release.json'), 'utf8')));
const options = {
  cwd: resolve(import.meta.dirname, '../..'),
  env: { ...process.env, SENDAHEAD_DATA: dataDir },
  encoding: 'utf8',
} as const;
const command = (...words: string[]): string =>
  execFileSync(process.execPath, ['tools/src/commands/release.ts', part, ...words], options);

test.afterEach(() => {
  if (release().remotes[part]?.canary) command('--end');
});

test('CO-35 a broken canary ends automatically, and its place recovers without a reload', {
  tag: '@wide',
}, async ({ browser }) => {
  const broken = addVersion({ releases, release }, part, `ca${Date.now().toString(16).slice(-8)}`, [
    '"Trip & dates"',
    '(()=>{throw new Error("broken canary")})()',
  ]);
  // Only staff of a brand that no other journey uses get the canary.
  const why = ['--why', 'a broken build'];
  command('--version', broken, '--percent', '100', '--brand', 'play', '--staff', ...why);
  const origin = `http://play.localhost:${port}`;
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await signInStaff(page, 'adminplus');
  await page.goto('/ship');
  const place = placeOn(page, 'itinerary');
  await expect(place.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(placeOn(page, 'travelers').getByLabel('First name')).toBeVisible();

  // Reports from pages of other visitors.
  const fault = { part, version: broken, phase: 'load', name: 'Error', message: 'broken', stack: '' };
  const { revision } = release();
  const report = { page: 'ship', revision, drawn: [{ part, version: broken }], faults: [fault] };
  for (let visit = 0; visit < 7; visit += 1)
    await page.evaluate(
      (body) => navigator.sendBeacon('/api/v6/page-reports', new Blob([body], { type: 'application/json' })),
      JSON.stringify(report),
    );
  await expect(place.getByRole('heading', { name: 'Trip & dates' })).toBeVisible({ timeout: 40_000 });

  await page.goto('/admin/releases');
  const row = page.getByRole('row', { name: /^Services/ });
  await expect(row).toContainText('Ended by itself: it had more faults than the live version.');
  await expect(page.getByRole('region', { name: 'Canaries that ended by themselves' })).toContainText(broken);
  await context.close();

  // RL-01: the person who releases it reads that it was withdrawn.
  expect(() => command('--percent', '100', ...why)).toThrow(`${part} ${broken} was withdrawn as a canary at`);
  expect(release().remotes[part]?.version).not.toBe(broken);
  command('--end');
  expect(() => command('--to', broken)).toThrow(/\d+ of \d+ page loads had a fault/);
  const history = execFileSync(process.execPath, ['tools/src/commands/release.ts', '--history'], options);
  expect(history).toContain(`canary ${broken} withdrawn`);
});
