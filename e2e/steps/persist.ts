import type { Page } from '@playwright/test';

/** Presses every visible "Try again"; without one, closes the dialog that an earlier try opened. */
async function tryAgain(page: Page): Promise<void> {
  const buttons = await page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).all();
  for (const button of buttons) await button.click({ timeout: 1000 }).catch(() => undefined);
  if (buttons.length === 0) await page.keyboard.press('Escape');
}

/** Acts like a person who tries again wherever the page reports a failure. */
export async function persist(page: Page, act: () => Promise<unknown>): Promise<void> {
  for (let left = 4; ; left -= 1)
    try {
      await act();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await tryAgain(page);
    }
}
