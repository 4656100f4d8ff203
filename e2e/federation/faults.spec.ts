import type { Page } from '@playwright/test';
import { containerName } from '@sendahead/shared-contracts/releases/container-name';
import { breakable } from './support/breakable.ts';
import {
  chunkOf,
  entryOf,
  expectFault,
  expectOthersStanding,
  expectStanding,
  ordersPlace,
  places,
  tryAgain,
} from './support/places.ts';
import { expect, type Site, test } from './support/site.ts';
import { asStaff, openWire, patience, type Wire } from './support/wire.ts';

/** One place for each of the remotes. */
const struck = [...places.filter(({ place }) => place !== 'payment'), ordersPlace];
const urlOf = (site: Site, remote: string): string =>
  remote === ordersPlace.remote ? site.ordersPage : site.shipPage;

interface Scene {
  readonly page: Page;
  readonly wire: Wire;
  readonly site: Site;
  readonly remote: string;
  readonly fragment: string;
}

async function breakAt({ page, wire, site, remote }: Scene, moment: string): Promise<void> {
  const container = containerName(remote, site.release().remotes[remote]?.version ?? '');
  await page.addInitScript((fault) => Object.assign(window, { fault }), moment);
  await wire.replace(remote, entryOf(site, remote), breakable(container));
}

const faults: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'entry missing': ({ wire, site, remote }) => wire.missing(remote, entryOf(site, remote)),
  'chunk missing': ({ wire, site, remote, fragment }) =>
    wire.missing(remote, chunkOf(site, remote, fragment)),
  tampered: ({ wire, site, remote, fragment }) => wire.tamper(remote, chunkOf(site, remote, fragment)),
  slow: async ({ wire, site, remote }) => {
    await wire.editPage(patience(4000));
    await wire.hold(remote, entryOf(site, remote));
  },
  'throws at load': (scene) => breakAt(scene, 'load'),
  'throws at mount': (scene) => breakAt(scene, 'mount'),
  'throws at render': (scene) => breakAt(scene, 'render'),
};

const repair = async (page: Page, wire: Wire): Promise<void> => {
  await page.evaluate(() => Object.assign(window, { fault: 'none' }));
  await wire.heal();
};

/** One remote of the booking has every fault; each of the others has one fault of loading and one of running. */
const everyFaultOf = 'mf-addresses';
const oftenStruck = ['chunk missing', 'throws at render'];
const tagOf = (remote: string, fault: string): string =>
  remote === everyFaultOf || oftenStruck.includes(fault) ? '@short' : '@long';

for (const { place, remote, fragment } of struck) {
  test.describe(`${remote}`, () => {
    for (const [name, strike] of Object.entries(faults)) {
      test(`${name}: the rest works, the place shows the fault, and trying again recovers`, {
        tag: tagOf(remote, name),
      }, async ({ page, site }) => {
        const wire = await openWire(page, site, urlOf(site, remote));
        if (remote === 'mf-admin') await wire.editPage(asStaff(site));
        await strike({ page, wire, site, remote, fragment });
        // A delayed file must not delay the test: the load event waits for preloaded files.
        await page.goto(urlOf(site, remote), { waitUntil: 'domcontentloaded' });
        await expectFault(page, place);
        await expectOthersStanding(page, remote);
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
        await repair(page, wire);
        await tryAgain(page, place);
        await expectStanding(page, place);
        await expect(
          page.locator(`[data-place="${place}"]`).getByRole('button', { name: 'Try again' }),
        ).toHaveCount(0);
      });
    }

    test('throws at unmount: the rest works, and the place shows its part again', {
      tag: tagOf(remote, 'throws at unmount'),
    }, async ({ page, site }) => {
      const wire = await openWire(page, site, urlOf(site, remote));
      if (remote === 'mf-admin') await wire.editPage(asStaff(site));
      await breakAt({ page, wire, site, remote, fragment }, 'unmount');
      await page.goto(urlOf(site, remote));
      await expectStanding(page, place);
      await page.evaluate(async (name) => {
        const { sendahead } = window as unknown as {
          sendahead: { stages: { options: { placement: { place: string } }; restart(): Promise<void> }[] };
        };
        await sendahead.stages.find(({ options }) => options.placement.place === name)?.restart();
      }, place);
      await expectStanding(page, place);
      await expectOthersStanding(page, remote);
    });
  });
}
