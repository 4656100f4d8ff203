import { expect, type Locator } from '@playwright/test';

/** Presses the middle of a control like a hand with a mouse, and expects it at the same place afterwards. */
export async function pressInPlace(control: Locator): Promise<void> {
  const page = control.page();
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await control.boundingBox();
  if (!before) throw new Error('nothing to press');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  expect((await control.boundingBox())?.y).toBeCloseTo(before.y, 0);
  await page.mouse.up();
  // Whatever folds has folded two frames later.
  await page.evaluate(
    () =>
      new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
  );
  expect((await control.boundingBox())?.y).toBeCloseTo(before.y, 0);
}
