import type { Page } from '@playwright/test';
import { addVersion } from './support/next-version.ts';
import { expectStanding, placeOn } from './support/places.ts';
import { expect, test } from './support/site.ts';

const oldWord = 'Trip & dates';
const newWord = 'Trip and days';

const heading = (page: Page, name: string) => placeOn(page, 'itinerary').getByRole('heading', { name });

/** Does the same as "Try again" for a working remote: uses the current release document without a reload. */
const takeUpRelease = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { sendahead } = window as unknown as {
      sendahead: { stages: { options: { placement: { place: string } }; restart(): Promise<void> }[] };
    };
    await sendahead.stages.find(({ options }) => options.placement.place === 'itinerary')?.restart();
  });

test('a release reaches new tabs, does not change open ones, and is rolled back without a build', async ({
  page,
  site,
  context,
}) => {
  const before = site.release();
  const older = before.remotes['mf-services']?.version ?? '';
  const newer = addVersion(site, 'mf-services', 'bbbbbbbbb2', [oldWord, newWord]);
  await page.goto(site.shipPage);
  await expectStanding(page, 'itinerary');
  await expect(heading(page, oldWord)).toBeVisible();
  const name = placeOn(page, 'travelers').getByLabel('First name');
  await name.fill('Rosa');

  await site.command('mf-services', '--to', newer);
  await expect(heading(page, oldWord)).toBeVisible();
  const second = await context.newPage();
  await second.goto(site.shipPage);
  await expect(heading(second, newWord)).toBeVisible();

  await takeUpRelease(page);
  await expect(heading(page, newWord)).toBeVisible();
  await site.command('mf-services', '--to', older);
  await takeUpRelease(page);
  await expect(heading(page, oldWord)).toBeVisible();
  await expect(name).toHaveValue('Rosa');

  const after = site.release();
  const where = { revision: 0, created_at: '', change: undefined };
  expect({ ...after, ...where }).toEqual({ ...before, ...where });
  expect(after.revision).toBe(before.revision + 2);
});

test('two simultaneous releases both take effect', async ({ site }) => {
  const services = site.release().remotes['mf-services']?.version ?? '';
  const travelers = site.release().remotes['mf-travelers']?.version ?? '';
  const newServices = addVersion(site, 'mf-services', 'ccccccccc3', [oldWord, newWord]);
  const newTravelers = addVersion(site, 'mf-travelers', 'ccccccccc3', ['Add traveler', 'One more traveler']);
  await Promise.all([
    site.command('mf-services', '--to', newServices),
    site.command('mf-travelers', '--to', newTravelers),
  ]);
  const { remotes } = site.release();
  expect([remotes['mf-services']?.version, remotes['mf-travelers']?.version]).toEqual([
    newServices,
    newTravelers,
  ]);
  await Promise.all([
    site.command('mf-services', '--to', services),
    site.command('mf-travelers', '--to', travelers),
  ]);
});

test('the pages after the order are released separately: the other remotes keep their version and their files', async ({
  page,
  site,
}) => {
  const before = site.release();
  const older = before.remotes['mf-orders']?.version ?? '';
  const words = ['Sign in to see your orders.', 'Sign in, and your orders stand here.'] as const;
  const newer = addVersion(site, 'mf-orders', 'ddddddddd4', words);
  await site.command('mf-orders', '--to', newer);
  await page.goto(site.ordersPage);
  await expect(placeOn(page, 'orders')).toContainText(words[1]);
  const { 'mf-orders': released, ...others } = site.release().remotes;
  const { 'mf-orders': _, ...othersBefore } = before.remotes;
  expect(released?.version).toBe(newer);
  expect(others).toEqual(othersBefore);
  await site.command('mf-orders', '--to', older);
});
