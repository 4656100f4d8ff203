import type { Page } from '@playwright/test';

interface Listener {
  heard: string[];
}

/** Collects every message that a screen reader would announce: of an alert, a status, or an invalid field. */
export async function listenToMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const window = globalThis as unknown as Listener;
    window.heard = [];
    const spoken = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive], .ui-field__error';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const near = target instanceof Element ? target : target.parentElement;
        const around = near?.closest(spoken);
        const inside = [...addedNodes].flatMap((node) =>
          node instanceof Element ? [...(node.matches(spoken) ? [node] : node.querySelectorAll(spoken))] : [],
        );
        for (const place of around ? [around, ...inside] : inside)
          if (place.textContent) window.heard.push(place.textContent);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** The announcements since the page was opened. */
export const heardMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as Listener).heard);
