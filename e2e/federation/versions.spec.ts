import type { Page } from '@playwright/test';
import { containerName } from '@sendahead/shared-contracts/releases/container-name';
import { addBuiltWith } from './support/next-version.ts';
import { expectFault, expectOthersStanding, expectStanding, placeOn, places } from './support/places.ts';
import { expect, type Site, test } from './support/site.ts';

const remote = 'mf-services';
const place = 'itinerary';
const title = 'Trip, dates and service';

/** A component of shared-ui that this remote and the others use. */
const button = { kind: 'lent', name: '@sendahead/shared-ui#Button' } as const;
/** A component that only this remote uses. */
const cards = { kind: 'lent', name: '@sendahead/shared-ui/booking#ServiceCards' } as const;

/** The place names what its part needs in another shape. */
async function expectMisfit(page: Page, at: string, name: string): Promise<void> {
  await expectFault(page, at);
  await expect(placeOn(page, at).getByRole('region')).toContainText(
    `needs a different version of ${name} than this page has. Reload the page, or try again in a few minutes.`,
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

/** Releases what the gate would refuse: these tests check what pages do with it. */
const release = (site: Site, part: string, version: string): Promise<void> =>
  site.command(part, '--to', version, '--force', '--why', 'to see what pages do with it');

let before: Record<string, string>;
test.beforeEach(({ site }) => {
  before = versionsOf(site);
});
test.afterEach(async ({ site }) => {
  const now = versionsOf(site);
  for (const [part, version] of Object.entries(before))
    if (now[part] !== version) await release(site, part, version);
});

for (const width of [390, 1280]) {
  test.describe(`${width} wide`, { tag: width === 390 ? '@short' : '@long' }, () => {
    test.use({ viewport: { width, height: 844 } });

    test('an old page refuses a remote built with a newer component before it runs, and runs it once the page is newer', async ({
      page,
      site,
    }) => {
      const newer = addBuiltWith(site, remote, `aaaaaaaa${width}`, { ...cards, digest: 'newer' });
      await release(site, remote, newer);
      await page.goto(site.shipPage);
      await expectMisfit(page, place, 'ServiceCards');
      await expect(placeOn(page, place).getByRole('heading', { name: title })).toBeVisible();
      await expectOthersStanding(page, remote);
      await expectNothingBeside(page);
      expect(await ran(page, containerName(remote, newer))).toBe(false);

      const shell = addBuiltWith(site, 'shell', `bbbbbbbb${width}`, { ...cards, digest: 'newer' });
      await release(site, 'shell', shell);
      const again = placeOn(page, place).getByRole('button', { name: 'Try again' });
      await again.focus();
      await page.keyboard.press('Enter');
      await expectMisfit(page, place, 'ServiceCards');

      await page.reload();
      await expectStanding(page, place);
      await expectOthersStanding(page, remote);
    });

    test('an old page that refused a remote runs its previous version as soon as that is released again', async ({
      page,
      site,
    }) => {
      const newer = addBuiltWith(site, remote, `cccccccc${width}`, { ...cards, digest: 'newer' });
      await release(site, remote, newer);
      await page.goto(site.shipPage);
      await expectMisfit(page, place, 'ServiceCards');
      await release(site, remote, before[remote] ?? '');
      await placeOn(page, place).getByRole('button', { name: 'Try again' }).press('Enter');
      await expectStanding(page, place);
      await expectOthersStanding(page, remote);
    });

    test('a newer page that lends a changed component runs every old remote', async ({ page, site }) => {
      const shell = addBuiltWith(site, 'shell', `dddddddd${width}`, { ...button, digest: 'newer' });
      await release(site, 'shell', shell);
      await page.goto(site.shipPage);
      await expectStanding(page, place);
      await expectOthersStanding(page, remote);
    });

    test('a page with a broken component refuses the remotes that use it by name, and runs the remote built with its new shape', async ({
      page,
      site,
    }) => {
      const broken = { ...button, digest: 'broken' };
      const shell = addBuiltWith(site, 'shell', `eeeeeeee${width}`, broken, { breaking: true });
      const built = addBuiltWith(site, remote, `eeeeeeee${width}`, broken);
      await release(site, 'shell', shell);
      await release(site, remote, built);
      await page.goto(site.shipPage);
      await expectStanding(page, place);
      const others = places.filter((other) => other.remote !== remote && other.place !== 'assistance');
      for (const other of others.filter((one) => one.place !== 'summary'))
        await expectMisfit(page, other.place, 'Button');
      // On a phone the summary is folded, and so is its message.
      if (width === 390) await page.getByRole('button', { name: /show the order summary/ }).click();
      await expectMisfit(page, 'summary', 'Button');
      await expect(page.getByRole('banner')).toContainText('Sendahead');
      await expectNothingBeside(page);
      for (const other of others) {
        const { version = '' } = site.release().remotes[other.remote] ?? {};
        expect(await ran(page, containerName(other.remote, version))).toBe(false);
      }
    });
  });
}

test('a component, call or topic that a remote does not use may change in any way', async ({
  page,
  site,
}) => {
  const { needs } = site.release().remotes[remote] ?? {};
  const unused = { kind: 'lent', name: '@sendahead/shared-ui#Combobox', digest: 'broken' } as const;
  expect(Object.keys(needs?.lent ?? {})).not.toContain(unused.name);
  await release(site, 'shell', addBuiltWith(site, 'shell', 'abababab01', unused, { breaking: true }));
  await page.goto(site.shipPage);
  await expectStanding(page, place);
  await expectMisfit(page, 'ship-points', 'Combobox');
});

for (const [kind, name] of [
  ['calls', 'services.combined-services-options'],
  ['topics', 'services.itinerary@1'],
] as const)
  test(`a remote built with another shape of ${name} is refused, and the message names it`, {
    tag: kind === 'topics' ? '@long' : '@short',
  }, async ({ page, site }) => {
    const newer = addBuiltWith(site, remote, `cdcdcdcd${kind.length}`, { kind, name, digest: 'newer' });
    await release(site, remote, newer);
    await page.goto(site.shipPage);
    await expectMisfit(page, place, name);
    await expectOthersStanding(page, remote);
    expect(await ran(page, containerName(remote, newer))).toBe(false);
  });

test('only the shell provides shared modules, each in one version', async ({ page, site }) => {
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
  expect(versions.length).toBeGreaterThan(5);
  expect(versions.filter(([, held]) => held.length !== 1)).toEqual([]);
});
