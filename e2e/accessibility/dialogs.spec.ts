import { expect, test } from '../fixtures/journey.ts';
import { dialogs } from '../steps/dialogs.ts';
import { violationsOf } from '../support/axe.ts';

/** Built like another dialog that the daily run checks. */
const likeAnother = ['club details', 'country note', 'return calendar'];

for (const [title, way] of Object.entries(dialogs))
  test(`D3-1 D3-4 ${title}: the dialog has no violations, takes the focus, keeps it, and returns it`, {
    tag: likeAnother.includes(title) ? '@long' : '@short',
  }, async ({ page, ship, person }) => {
    await way.open({ page, ship, person });
    const dialog = page.getByRole('dialog', { name: way.name });
    await expect(dialog).toBeVisible();
    const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(inside).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      // Between the last stop and the first, the browser has the focus, never the page behind.
      const where = await dialog.evaluate((element) =>
        element.contains(document.activeElement) || document.activeElement === document.body
          ? ''
          : document.activeElement?.outerHTML.slice(0, 80),
      );
      expect(where, `after ${stop + 1} stops`).toBe('');
    }
    await page.keyboard.press('Escape');
    if (way.decline) {
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: way.decline }).click();
    }
    await expect(dialog).toBeHidden();
    if (way.back) await expect(way.back(ship)).toBeFocused();
    else await expect(page.locator('main:focus, main :focus, aside :focus, header :focus')).toHaveCount(1);
  });
