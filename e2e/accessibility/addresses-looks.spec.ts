import { join } from 'node:path';
import { expect, test } from '@playwright/test';
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

const settleMs = 1600;
const screens = [
  { name: 'regular', size: { width: 1280, height: 900 }, scheme: 'light', examined: true },
  { name: 'compact', size: { width: 390, height: 844 }, scheme: 'light', examined: false },
  { name: 'dark', size: { width: 390, height: 844 }, scheme: 'dark', examined: true },
  { name: 'narrow', size: { width: 320, height: 720 }, scheme: 'light', examined: false },
] as const;

for (const { name, size, scheme, examined } of screens)
  test(`D3-1 MD-02 VL-20 every look of the places has no violations and no sideways scroll: ${name}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(alone.address);
    const looks = await page.getByRole('navigation', { name: 'Looks' }).getByRole('link').allTextContents();
    expect(looks.length).toBeGreaterThan(18);
    for (const look of looks)
      await test.step(look, async () => {
        await page.goto(`${alone.address}?look=${look}&bare`);
        await expect(page.getByRole('region', { name: 'Ship to', exact: true })).toBeVisible();
        await page.waitForTimeout(settleMs);
        await page.screenshot({ path: join(screensDir, 'addresses', `${look}-${name}.png`), fullPage: true });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${look} scrolls sideways`).toBeLessThanOrEqual(0);
        if (examined) expect.soft(await violationsOf(page), look).toEqual([]);
      });
  });
