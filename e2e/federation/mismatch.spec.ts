import { entryOf, expectFault, expectOthersStanding } from './support/places.ts';
import { test } from './support/site.ts';
import { openWire } from './support/wire.ts';

test('a remote built for another React is refused, and only that remote', async ({ page, site }) => {
  const wire = await openWire(page, site);
  await wire.replace('mf-services', entryOf(site, 'mf-services'), (entry) =>
    entry.replaceAll('"^19.', '"^20.'),
  );
  await page.goto(site.shipPage);
  await expectFault(page, 'itinerary');
  await expectOthersStanding(page, 'mf-services');
});
