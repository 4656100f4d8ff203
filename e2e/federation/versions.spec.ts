import type { Page } from '@playwright/test';
import { containerName } from '@sendahead/shared-contracts/releases/container-name';
import { addBuiltWith, pageRelease } from './support/next-version.ts';
import { expectFault, expectOthersStanding, expectStanding, placeOn, places } from './support/places.ts';
import { expect, type Site, test } from './support/site.ts';

const remote = 'mf-services';
const place = 'itinerary';
const title = 'Trip, dates and service';

/** The next release that only adds, and the next that breaks. */
function after(release: string): { added: string; breaking: string } {
  const [major = 0, minor = 0, patch = 0] = release.split('.').map(Number);
  return { added: `${major}.${minor}.${patch + 1}`, breaking: `${major}.${minor + 1}.0` };
}

/** The place names the release that its part needs, and the one that the open page has. */
async function expectMisfit(page: Page, at: string, needed: string, present: string): Promise<void> {
  await expectFault(page, at);
  await expect(placeOn(page, at).getByRole('region')).toContainText(
    `needs release ${needed} of the page; the open page has ${present}. Reload the page, or try again in a few minutes.`,
  );
}

const ran = (page: Page, container: string): Promise<boolean> =>
  page.evaluate((name) => name in window, container);

const expectNothingBeside = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

const versionsOf = (site: Site): Record<string, string> => {
  const { shell, remotes } = site.release();
  const rows = Object.entries(remotes).map(([part, { version }]) => [part, version]);
  return { shell: shell.version, ...Object.fromEntries(rows) };
};

let before: Record<string, string>;
test.beforeEach(({ site }) => {
  before = versionsOf(site);
});
test.afterEach(async ({ site }) => {
  const now = versionsOf(site);
  for (const [part, version] of Object.entries(before))
    if (now[part] !== version) await site.command(part, '--to', version);
});

for (const width of [390, 1280]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('an old page refuses a newer remote before it runs, and accepts it after it is updated itself', async ({
      page,
      site,
    }) => {
      const present = pageRelease(site);
      const { added } = after(present);
      const newer = addBuiltWith(site, remote, `aaaaaaaa${width}`, added);
      await site.command(remote, '--to', newer);
      await page.goto(site.shipPage);
      await expectMisfit(page, place, added, present);
      await expect(placeOn(page, place).getByRole('heading', { name: title })).toBeVisible();
      await expectOthersStanding(page, remote);
      await expectNothingBeside(page);
      expect(await ran(page, containerName(remote, newer))).toBe(false);

      await site.command('shell', '--to', addBuiltWith(site, 'shell', `bbbbbbbb${width}`, added));
      const again = placeOn(page, place).getByRole('button', { name: 'Try again' });
      await again.focus();
      await page.keyboard.press('Enter');
      await expectMisfit(page, place, added, present);

      await page.reload();
      await expectStanding(page, place);
      await expectOthersStanding(page, remote);
    });

    test('an old page that refused a remote continues when the remote is rolled back', async ({
      page,
      site,
    }) => {
      const present = pageRelease(site);
      const { breaking } = after(present);
      await site.command(remote, '--to', addBuiltWith(site, remote, `cccccccc${width}`, breaking));
      await page.goto(site.shipPage);
      await expectMisfit(page, place, breaking, present);
      await site.command(remote, '--to', before[remote] ?? '');
      await placeOn(page, place).getByRole('button', { name: 'Try again' }).press('Enter');
      await expectStanding(page, place);
      await expectOthersStanding(page, remote);
    });

    test('a newer page that only adds runs every old remote', async ({ page, site }) => {
      const { added } = after(pageRelease(site));
      await site.command('shell', '--to', addBuiltWith(site, 'shell', `dddddddd${width}`, added));
      await page.goto(site.shipPage);
      await expectStanding(page, place);
      await expectOthersStanding(page, remote);
    });

    test('a page of a breaking release runs remotes built for it and refuses older remotes by name', async ({
      page,
      site,
    }) => {
      const present = pageRelease(site);
      const { breaking } = after(present);
      const shell = addBuiltWith(site, 'shell', `eeeeeeee${width}`, breaking);
      const built = addBuiltWith(site, remote, `eeeeeeee${width}`, breaking);
      await site.command('shell', '--to', shell);
      await site.command(remote, '--to', built);
      await page.goto(site.shipPage);
      await expectStanding(page, place);
      const others = places.filter((other) => other.remote !== remote && other.place !== 'assistance');
      for (const other of others.filter((one) => one.place !== 'summary'))
        await expectMisfit(page, other.place, present, breaking);
      // On a phone the summary is folded away, and what it has to say with it.
      if (width === 390) await page.getByRole('button', { name: /show the order summary/ }).click();
      await expectMisfit(page, 'summary', present, breaking);
      await expect(page.getByRole('banner')).toContainText('Sendahead');
      await expectNothingBeside(page);
      for (const other of others) {
        const { version = '' } = site.release().remotes[other.remote] ?? {};
        expect(await ran(page, containerName(other.remote, version))).toBe(false);
      }
    });
  });
}

test('shared modules come from the shell alone, each in one version', async ({ page, site }) => {
  await page.goto(site.shipPage);
  await expectOthersStanding(page, '');
  const { offers, versions } = await page.evaluate(() => {
    interface Instance {
      readonly name: string;
      readonly options: { readonly shared: object };
      readonly shareScopeMap: { readonly default: Readonly<Record<string, object>> };
    }
    const { __FEDERATION__ } = window as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } };
    const instances = __FEDERATION__.__INSTANCES__;
    return {
      offers: instances.map(({ name, options }) => [name, Object.keys(options.shared).length] as const),
      versions: instances.flatMap(({ shareScopeMap }) =>
        Object.entries(shareScopeMap.default).map(([name, held]) => [name, Object.keys(held)] as const),
      ),
    };
  });
  expect(offers.length).toBeGreaterThan(4);
  expect(offers.filter(([, modules]) => modules > 0).map(([name]) => name)).toEqual(['sendahead_shell']);
  expect(versions.length).toBeGreaterThan(50);
  expect(versions.filter(([, held]) => held.length !== 1)).toEqual([]);
});
