import type { Page } from '@playwright/test';
import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { shipUrlOf } from '../support/settings.ts';

const box = (page: Page) => page.getByRole('region', { name: /From where to where/ });
/** The box of the drawn scene, and that of the words on it. */
const sceneAndWords = async (page: Page) => ({
  scene: await page.locator('.start-scene').boundingBox(),
  words: await page.getByText(/^We pick up your/).boundingBox(),
});

test('OPEN-01 the greeting of a signed-in customer does not push the text into the scene', async ({
  page,
  person,
}) => {
  const room = async () => {
    await page.goto('/');
    const words = await page.getByText(/^We pick up your/).boundingBox();
    const below = await box(page).boundingBox();
    return (below?.y ?? 0) - (words ? words.y + words.height : 0);
  };
  const withoutGreeting = await room();
  await giveAccount(page, person);
  const withGreeting = await room();
  await expect(page.getByText(/^Welcome back/)).toBeVisible();
  expect(withGreeting).toBeGreaterThanOrEqual(withoutGreeting);
});

test('OPEN-01 the text of cruise does not overlap the bunting and the gulls', async ({ page }) => {
  await page.goto(new URL('/', shipUrlOf('cruise')).href);
  const words = await page.getByText(/^We pick up your/).boundingBox();
  const gulls = await page.locator('.start-scene [data-move="gulls"]').boundingBox();
  const isBelow = (gulls?.y ?? 0) >= (words ? words.y + words.height : 0);
  const isBeside = (gulls?.x ?? 0) >= (words ? words.x + words.width : 0);
  expect(isBelow || isBeside).toBe(true);
});

test('AD-44 the scene spans the window between a phone and a desktop, without an edge', {
  tag: '@once',
}, async ({ page }) => {
  for (const brand of ['golf', 'travel', 'ski', 'cruise'])
    for (const width of [480, 640, 700, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(new URL('/', shipUrlOf(brand)).href);
      const { scene } = await sceneAndWords(page);
      expect(scene?.x ?? 1).toBeLessThanOrEqual(0.5);
      expect((scene?.x ?? 0) + (scene?.width ?? 0)).toBeGreaterThanOrEqual(width - 0.5);
      const links = await page.getByRole('banner').getByRole('link').all();
      const boxes = (await Promise.all(links.map((link) => link.boundingBox()))).filter(
        (one) => one !== null,
      );
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          expect(one.x + one.width <= other.x || one.y + one.height <= other.y).toBe(true);
    }
});

test('AD-45 on a phone the words end above the scene of sticks, luggagefree and schools', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const brand of ['sticks', 'luggagefree', 'schools']) {
    await page.goto(new URL('/', shipUrlOf(brand)).href);
    const { scene, words } = await sceneAndWords(page);
    expect(scene?.y ?? 0).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0) - 1);
  }
});
