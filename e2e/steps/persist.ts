import type { Page } from '@playwright/test';

/** Presses every button to try again that the page shows now. */
async function tryAgain(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Try again' });
  for (const button of await buttons.all())
    if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => undefined);
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
