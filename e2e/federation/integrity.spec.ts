import type { Page } from '@playwright/test';
import {
  chunkOf,
  entryOf,
  expectFault,
  expectOthersStanding,
  expectStanding,
  fileOf,
  placeOn,
  tryAgain,
} from './support/places.ts';
import { expect, type Site, test } from './support/site.ts';
import { openWire } from './support/wire.ts';

const remote = 'mf-services';
const place = 'itinerary';

/** Files that the browser refused on this page, according to its events. */
async function watchRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/integrity|Content Security Policy/i.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}

const withoutPolicy = (headers: Record<string, string>): void => {
  delete headers['integrity-policy'];
};

/** The page as if the release had omitted one file. */
const forgetting = (site: Site, file: string) => {
  const digest = site.release().remotes[remote]?.files[file] ?? '';
  return (html: string): string =>
    html.replaceAll(`"${file}":"${digest}"`, '"gone.js":"sha384-'.concat('A'.repeat(64), '"'));
};

const same = (html: string): string => html;
const executed = (page: Page): Promise<boolean> => page.evaluate(() => 'tampered' in window);

for (const policy of ['with', 'without'] as const) {
  const headers = policy === 'without' ? withoutPolicy : undefined;
  test.describe(`${policy} the Integrity-Policy header`, () => {
    test('a clean page renders completely, and the browser refuses nothing', async ({ page, site }) => {
      const refusals = await watchRefusals(page);
      const wire = await openWire(page, site);
      await wire.editPage(same, headers);
      await page.goto(site.shipPage);
      await expectStanding(page, place);
      await expectOthersStanding(page, remote);
      expect(refusals).toEqual([]);
    });

    test('a chunk that the release does not name never runs', async ({ page, site }) => {
      const wire = await openWire(page, site);
      await wire.editPage(forgetting(site, chunkOf(site, remote, place)), headers);
      await page.goto(site.shipPage);
      await expectFault(page, place);
      await expectOthersStanding(page, remote);
    });

    test('C4-32 a tampered entry never runs', async ({ page, site }) => {
      const wire = await openWire(page, site);
      await wire.editPage(same, headers);
      await wire.tamper(remote, entryOf(site, remote));
      await page.goto(site.shipPage);
      await expectFault(page, place);
      expect(await executed(page)).toBe(false);
    });

    test('C4-32 a tampered chunk never runs', async ({ page, site }) => {
      const wire = await openWire(page, site);
      await wire.editPage(same, headers);
      await wire.tamper(remote, chunkOf(site, remote, place));
      await page.goto(site.shipPage);
      await expectFault(page, place);
      expect(await executed(page)).toBe(false);
    });
  });
}

test('C4-32 a tampered manifest is refused', async ({ page, site }) => {
  const wire = await openWire(page, site);
  await wire.tamper(remote, 'mf-manifest.json');
  await page.goto(site.shipPage);
  await expectFault(page, place);
  await expectOthersStanding(page, remote);
});

test('C4-32 a tampered style sheet is never applied, and its part returns with the correct one', async ({
  page,
  site,
}) => {
  const wire = await openWire(page, site);
  await wire.tamper(remote, fileOf(site, remote, /^__federation_expose_itinerary\.css$/));
  await page.goto(site.shipPage);
  await expectFault(page, place);
  await expectOthersStanding(page, remote);
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('9px');
  await wire.heal();
  await tryAgain(page, place);
  await expectStanding(page, place);
});

test('tampered chunks that load later stop only the code that requested them', async ({ page, site }) => {
  const wire = await openWire(page, site);
  const files = Object.keys(site.release().remotes['mf-checkout']?.files ?? {});
  const later = files.filter((file) => /^\d+\.js$/.test(file));
  for (const file of later) await wire.tamper('mf-checkout', file);
  await page.goto(site.shipPage);
  await expectStanding(page, 'ship-points');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.waitForTimeout(1000);
  expect(await executed(page)).toBe(false);
  await expectOthersStanding(page, 'mf-checkout');
});

for (const file of ['manifest', 'entry', 'chunk'] as const) {
  test(`a missing ${file} is a fault until it returns`, async ({ page, site }) => {
    const names = {
      manifest: 'mf-manifest.json',
      entry: entryOf(site, remote),
      chunk: chunkOf(site, remote, place),
    };
    const wire = await openWire(page, site);
    await wire.missing(remote, names[file]);
    await page.goto(site.shipPage);
    await expectFault(page, place);
    await wire.heal();
    await tryAgain(page, place);
    await expectStanding(page, place);
  });
}

test('React loads once, from the shell, and no remote contains it', async ({ page, site }) => {
  await page.goto(site.shipPage);
  await expectOthersStanding(page, '');
  for (const { files } of Object.values(site.release().remotes)) {
    expect(Object.keys(files).filter((file) => /react/.test(file))).toEqual([]);
  }
  const runtimes = await page.evaluate(() =>
    Object.keys(window).filter((name) => name.startsWith('_FEDERATION_RUNTIME_CORE')),
  );
  expect(runtimes).toEqual(['_FEDERATION_RUNTIME_CORE']);
  expect(await placeOn(page, place).count()).toBe(1);
});

test('the shell contains no address of a remote', async ({ page, site }) => {
  const { shell } = site.release();
  for (const file of Object.keys(shell.files).filter((name) => name.endsWith('.js'))) {
    const answer = await page.request.get(new URL(shell.base_url + file, site.shipPage).href);
    expect(await answer.text()).not.toMatch(/mf-manifest|\/assets\/mf-|https?:\/\/[a-z0-9.-]*mf-/);
  }
});
