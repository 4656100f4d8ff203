import { containerName } from '@sendahead/shared-contracts/releases/container-name';
import { entryOf, expectFault, expectOthersStanding, placeOn } from './support/places.ts';
import { expect, test } from './support/site.ts';
import { openWire } from './support/wire.ts';

test('only the remote that was built for another React is refused', async ({ page, site }) => {
  const wire = await openWire(page, site);
  await wire.replace('mf-services', entryOf(site, 'mf-services'), (entry) =>
    entry.replaceAll('"^19.', '"^20.'),
  );
  await page.goto(site.shipPage);
  await expectFault(page, 'itinerary');
  await expectOthersStanding(page, 'mf-services');
});

test('a remote that does not fit according to the release is refused with a sentence, before its code runs', async ({
  page,
  site,
}) => {
  const wire = await openWire(page, site);
  const misfit = '"misfit":{"kind":"library","name":"react"}';
  await wire.editPage((html) => html.replace(/("mf-services":\{)/, `$1${misfit},`));
  await page.goto(site.shipPage);
  await expectFault(page, 'itinerary');
  await expect(placeOn(page, 'itinerary').getByRole('region')).toContainText(
    'needs a different version of react than this page has.',
  );
  await expectOthersStanding(page, 'mf-services');
  const container = containerName('mf-services', site.release().remotes['mf-services']?.version ?? '');
  expect(await page.evaluate((name) => name in window, container)).toBe(false);
});
