import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { colorsOf, violationsOf } from './axe.ts';
import { port, screensDir } from './settings.ts';
import { serveAlone } from './stand-alone.ts';

/** The page of looks of a remote (`npm run dev -- <remote>`), and the folder of its pictures. */
export interface LooksPage {
  readonly remote: string;
  readonly title: string;
  readonly folder: string;
  /** Separates the ports of different projects. */
  readonly portOffset: number;
  /** The card that every look shows. */
  readonly card: string;
  readonly atLeast: number;
}

/** `PICTURES=yes` keeps a picture of each look in artifacts/screens. */
const pictured = process.env.PICTURES === 'yes';
/** `npm run test:long` checks every look in both schemes; the daily run checks every fourth look in one scheme. */
const long = process.env.LONG === 'yes';
/** How many looks load at the same time. */
const atOnce = 7;
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 720 },
] as const;

/** Defines the tests of a remote's looks: each on a separate page, without server and shell. */
export function seeLooks({ remote, title, folder, portOffset, card, atLeast }: LooksPage): void {
  let alone: Awaited<ReturnType<typeof serveAlone>>;
  test.beforeAll(async () => {
    test.setTimeout(150_000);
    alone = await serveAlone(remote, port + portOffset);
  });
  test.afterAll(() => alone?.stop());

  async function see(context: BrowserContext, look: string, index: number): Promise<void> {
    const page = await context.newPage();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(`${alone.url}?look=${look}&bare`);
    await expect(page.getByRole('region', { name: card, exact: true, includeHidden: true })).toBeVisible();
    await expect(page.locator('html[data-settled]'), `${look} does not show its words`).toBeAttached();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await picture(page, look, `dark-${size.width}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${look} scrolls sideways at ${size.width}`).toBeLessThanOrEqual(0);
    }
    // The markup is the same at every width and in every scheme: axe checks it once.
    if (long || index % 2 === 0) expect.soft(await violationsOf(page), `${look}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await picture(page, look, 'light');
    if (long) expect.soft(await colorsOf(page), `${look}, light`).toEqual([]);
    else if (index % 2 === 1) expect.soft(await violationsOf(page), `${look}, light`).toEqual([]);
    await page.close();
  }

  async function picture(page: Page, look: string, screen: string): Promise<void> {
    const path = join(screensDir, folder, `${look.replaceAll(' ', '-')}-${screen}.png`);
    if (pictured) await page.screenshot({ path, fullPage: true });
  }

  test(title, async ({ page, context }) => {
    test.setTimeout(240_000);
    await page.goto(alone.url);
    const links = page.getByRole('navigation', { name: 'Looks' }).getByRole('link');
    await links.first().waitFor();
    const looks = await links.allTextContents();
    expect(looks.length).toBeGreaterThan(atLeast);
    const seen = long ? looks : looks.filter((_look, index) => index % 4 === 0);
    for (let from = 0; from < seen.length; from += atOnce)
      await Promise.all(
        seen.slice(from, from + atOnce).map((look, index) => see(context, look, from + index)),
      );
  });
}
