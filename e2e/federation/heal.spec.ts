import { containerName } from '@sendahead/shared-contracts/releases/container-name';
import { breakable } from './support/breakable.ts';
import { tellOfNothing, tellOfReleases } from './support/news.ts';
import { addVersion } from './support/next-version.ts';
import { entryOf, expectOthersStanding, expectStanding, placeOn } from './support/places.ts';
import { expect, test } from './support/site.ts';
import { openWire } from './support/wire.ts';

test('"Try again" draws the new part after a broken one is replaced, without a reload', async ({
  page,
  site,
}) => {
  const remote = 'mf-services';
  const older = site.release().remotes[remote]?.version ?? '';
  const newer = addVersion(site, remote, 'efefefefe1', ['Trip & dates', 'Trip and days']);
  const wire = await openWire(page, site);
  await tellOfNothing(page);
  await page.addInitScript(() => Object.assign(window, { fault: 'render' }));
  await wire.replace(remote, entryOf(site, remote), breakable(containerName(remote, older)));
  await page.goto(site.shipPage);
  const place = placeOn(page, 'itinerary');
  const again = place.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(place).toContainText('This part of the page stopped working.');
  await site.command(remote, '--to', newer);
  await again.click();
  await expect(place.getByRole('heading', { name: 'Trip and days' })).toBeVisible();
  await expectStanding(page, 'itinerary');
  await expectOthersStanding(page, remote);
  await site.command(remote, '--to', older);
});

test('a place in fault loads the corrected part automatically, and the other places do not change', async ({
  page,
  site,
}) => {
  const remote = 'mf-services';
  const older = site.release().remotes[remote]?.version ?? '';
  const newer = addVersion(site, remote, 'efefefefe2', ['Trip & dates', 'Trip and nights']);
  const wire = await openWire(page, site);
  await tellOfReleases(page);
  await page.addInitScript(() => Object.assign(window, { fault: 'render' }));
  await wire.replace(remote, entryOf(site, remote), breakable(containerName(remote, older)));
  await page.goto(site.shipPage);
  const place = placeOn(page, 'itinerary');
  await expect(place).toContainText('This part of the page stopped working.');
  const others = placeOn(page, 'travelers').locator('*').first();
  const before = await others.elementHandle();
  await site.command(remote, '--to', newer);
  await expect(place.getByRole('heading', { name: 'Trip and nights' })).toBeVisible();
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  await site.command(remote, '--to', older);
});
