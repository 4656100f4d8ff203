import type { Page } from '@playwright/test';

/** Presses every way to try again that the page offers now. */
async function tryAgain(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Try again' });
  for (const button of await buttons.all())
    if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => undefined);
}

/** Does what a person does, who tries again where the page says that something did not work. */
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
