import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { screensDir } from './settings.ts';

/** How the looks of a remote are seen: light and dark, wide and narrow. */
export const screens = [
  { name: 'regular', scheme: 'light', sizes: [{ width: 1280, height: 900 }], examined: true },
  { name: 'dark', scheme: 'dark', sizes: [{ width: 390, height: 844 }], examined: true },
  {
    name: 'compact',
    scheme: 'light',
    sizes: [
      { width: 390, height: 844 },
      { width: 320, height: 720 },
    ],
    examined: false,
  },
] as const;
export type Screen = (typeof screens)[number];

/** A remote's own page, and a region that stands in each of its looks. */
export interface LooksPage {
  readonly address: string;
  readonly folder: string;
  readonly region: string;
}

/** Looks that settle side by side. */
const atOnce = 7;

/** Sees every look on one screen: nothing scrolls sideways, and where it is examined, axe finds nothing. */
export async function seeLooks(page: Page, looksPage: LooksPage, screen: Screen): Promise<string[]> {
  await page.goto(looksPage.address);
  const looks = await page.getByRole('navigation', { name: 'Looks' }).getByRole('link').allTextContents();
  for (let from = 0; from < looks.length; from += atOnce)
    await Promise.all(
      looks.slice(from, from + atOnce).map((look) => see(page.context(), looksPage, look, screen)),
    );
  return looks;
}

async function see(
  context: BrowserContext,
  looksPage: LooksPage,
  look: string,
  screen: Screen,
): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize(screen.sizes[0]);
  await page.emulateMedia({ colorScheme: screen.scheme, reducedMotion: 'reduce' });
  await page.goto(`${looksPage.address}?look=${look}&bare`);
  await expect(page.getByRole('region', { name: looksPage.region, exact: true })).toBeAttached();
  await page.locator('html[data-settled]').waitFor();
  for (const size of screen.sizes) {
    await page.setViewportSize(size);
    const path = join(screensDir, looksPage.folder, `${look}-${screen.name}-${size.width}.png`);
    await page.screenshot({ path, fullPage: true });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${look} scrolls sideways at ${size.width}`).toBeLessThanOrEqual(0);
  }
  if (screen.examined) expect.soft(await violationsOf(page), look).toEqual([]);
  await page.close();
}
