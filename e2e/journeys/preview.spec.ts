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

test('RL-04 RL-05 staff open a preview of a built version in one tab, from the console and by the command, and leave it', {
  tag: '@wide',
}, async ({ page }) => {
  const built = addVersion({ releases, release }, part, `be${Date.now().toString(16).slice(-8)}`, [
    '"Trip & dates"',
    '"Trip in preview"',
  ]);
  await signInStaff(page, 'adminplus');
  await page.goto('/admin/releases');
  const row = page.getByRole('row', { name: /^Services/ });
  await row.getByText('Preview Services').click();
  const opening = page.context().waitForEvent('page');
  await row.getByRole('link', { name: built }).click();
  const tab = await opening;
  const band = tab.getByRole('complementary', { name: 'Preview' });
  await expect(band).toContainText(`Preview of ${part} ${built} in this tab only`);
  await expect(placeOn(tab, 'itinerary').getByRole('heading', { name: 'Trip in preview' })).toBeVisible();

  // The person's other tab and the release document have not changed.
  await page.goto('/ship');
  await expect(placeOn(page, 'itinerary').getByRole('heading', { name: 'Trip & dates' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  expect(JSON.stringify(release())).not.toContain(built);

  await tab.reload();
  await expect(band).toBeVisible();
  await band.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(placeOn(tab, 'itinerary').getByRole('heading', { name: 'Trip & dates' })).toBeVisible();
  await expect(band).toHaveCount(0);

  const command = ['tools/src/commands/preview.ts', part, '--version', built];
  const url = execFileSync(process.execPath, command, {
    cwd: resolve(import.meta.dirname, '../..'),
    // The clock of the journeys' product.
    env: {
      ...process.env,
      SENDAHEAD_DATA: dataDir,
      PORT: String(port),
      SENDAHEAD_CLOCK: '2026-12-01T09:00:00-05:00',
    },
    encoding: 'utf8',
  });
  await tab.goto(url.trim());
  await expect(band).toContainText(built);
});
