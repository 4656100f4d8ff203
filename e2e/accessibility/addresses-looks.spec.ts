import { join } from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { violationsOf } from '../support/axe.ts';
import { port, screensDir } from '../support/settings.ts';
import { serveAlone } from '../support/stand-alone.ts';

/** Each look of the section on its own page (`npm run dev -- mf-addresses`), without server and without shell. */
let alone: Awaited<ReturnType<typeof serveAlone>>;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  alone = await serveAlone('mf-addresses', port + 7);
});
test.afterAll(() => alone?.stop());

/** Looks that settle side by side. */
const atOnce = 7;
const screens = [
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
type Screen = (typeof screens)[number];

async function see(context: BrowserContext, look: string, screen: Screen): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize(screen.sizes[0]);
  await page.emulateMedia({ colorScheme: screen.scheme, reducedMotion: 'reduce' });
  await page.goto(`${alone.address}?look=${look}&bare`);
  await expect(page.getByRole('region', { name: 'Ship to', exact: true })).toBeVisible();
  await page.locator('html[data-settled]').waitFor();
  for (const size of screen.sizes) {
    await page.setViewportSize(size);
    const path = join(screensDir, 'addresses', `${look}-${screen.name}-${size.width}.png`);
    await page.screenshot({ path, fullPage: true });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${look} scrolls sideways at ${size.width}`).toBeLessThanOrEqual(0);
  }
  if (screen.examined) expect.soft(await violationsOf(page), look).toEqual([]);
  await page.close();
}

for (const screen of screens)
  test(`D3-1 MD-02 VL-20 every look of the places has no violations and no sideways scroll: ${screen.name}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await page.goto(alone.address);
    const looks = await page.getByRole('navigation', { name: 'Looks' }).getByRole('link').allTextContents();
    expect(looks.length).toBeGreaterThan(18);
    for (let from = 0; from < looks.length; from += atOnce)
      await Promise.all(looks.slice(from, from + atOnce).map((look) => see(context, look, screen)));
  });
