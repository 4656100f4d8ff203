import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA on the page as it stands, frames included: rule and element, one line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  // A colour on its way to another is neither of both.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => 0))),
  );
  // A transparent frame counts as white to axe; this one lies on the page's raised surface.
  for (const frame of page.frames().slice(1))
    await frame.evaluate(() => {
      document.documentElement.style.background = 'var(--surface-raised)';
    });
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
