import type { Page } from '@playwright/test';

export interface TabStop {
  readonly name: string;
  /** Whether the element or an enclosing one draws a ring of at least 2 px. */
  readonly ring: boolean;
  /** The element that covers its middle, if any. */
  readonly coveredBy: string;
}

/** Tabs through the page once and reports every stop; a frame reports the stops inside it. */
export async function tabStops(page: Page, most = 120): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (let index = 0; index < most; index += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      if (element instanceof HTMLIFrameElement) return 'frame';
      const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
      const name = (
        element.getAttribute('aria-label') ??
        label?.textContent ??
        element.textContent ??
        ''
      ).trim();
      const drawn = (shown: Element): boolean => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
        return (
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || /(?:[2-9]px)/.test(boxShadow)
        );
      };
      const around = [
        element,
        label,
        element.parentElement,
        element.nextElementSibling,
        element.closest('label'),
      ];
      const ring = around.some((shown) => shown instanceof Element && drawn(shown));
      const { x, y, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(x + width / 2, y + height / 2);
      const own =
        over &&
        (element.contains(over) || over.contains(element) || over.closest('label')?.control === element);
      return {
        name: name.slice(0, 60),
        ring,
        coveredBy: own ? '' : (over?.outerHTML.slice(0, 80) ?? 'nothing'),
      };
    });
    if (stop === null) return stops;
    if (stop !== 'frame') stops.push(stop);
  }
  throw new Error(`the tab order does not end within ${most} stops`);
}
