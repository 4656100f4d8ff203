import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from './site.ts';

/** The place for pages after the order, which are separate documents. */
export const ordersPlace = { place: 'orders', remote: 'mf-orders', fragment: 'orders' } as const;

/** The places of the ship page, with the remote and fragment in each. */
export const places = [
  { place: 'ship-points', remote: 'mf-addresses', fragment: 'ship-points' },
  { place: 'travelers', remote: 'mf-travelers', fragment: 'travelers' },
  { place: 'itinerary', remote: 'mf-services', fragment: 'itinerary' },
  { place: 'summary', remote: 'mf-checkout', fragment: 'summary' },
  { place: 'payment', remote: 'mf-checkout', fragment: 'payment' },
  { place: 'assistance', remote: 'mf-admin', fragment: 'assistance' },
] as const;

export const placeOn = (page: Page, name: string): Locator => page.locator(`[data-place="${name}"]`);

/** A fragment is in its place and shows something. */
export async function expectStanding(page: Page, name: string): Promise<void> {
  await expect(placeOn(page, name)).toHaveAttribute('data-face', 'fragment', { timeout: 15_000 });
  await expect(placeOn(page, name)).not.toHaveText('');
}

/** Expects that the place reports its missing part, as a named region with a button to try again. */
export async function expectFault(page: Page, name: string): Promise<void> {
  const button = placeOn(page, name).getByRole('button', { name: 'Try again' });
  await expect(button).toBeVisible({ timeout: 15_000 });
  await expect(placeOn(page, name).getByRole('region')).toBeVisible();
}

export const tryAgain = (page: Page, name: string): Promise<void> =>
  placeOn(page, name).getByRole('button', { name: 'Try again' }).click();

/** Expects that every place except those of one remote shows its fragment, and that the page's frame is visible. */
export async function expectOthersStanding(page: Page, remote: string): Promise<void> {
  await expect(page.getByRole('banner')).toContainText('Sendahead');
  if (remote === ordersPlace.remote)
    return expect(placeOn(page, 'doors')).toHaveAttribute('data-face', 'fragment');
  for (const other of places)
    if (other.remote !== remote && other.place !== 'assistance') await expectStanding(page, other.place);
}

/** The name of a remote's file in the current release. */
export function fileOf(site: Site, remote: string, pattern: RegExp): string {
  const files = Object.keys(site.release().remotes[remote]?.files ?? {});
  const found = files.find((file) => pattern.test(file));
  if (!found) throw new Error(`${remote} has no ${pattern}: ${files.join(', ')}`);
  return found;
}

export const entryOf = (site: Site, remote: string): string => fileOf(site, remote, /^entry\..*\.js$/);
export const chunkOf = (site: Site, remote: string, fragment: string): string =>
  fileOf(site, remote, new RegExp(`^__federation_expose_${fragment.replaceAll('-', '_')}\\.js$`));
