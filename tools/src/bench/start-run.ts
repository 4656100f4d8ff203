import type { Browser } from '@playwright/test';
import { measuredIn, type NetworkLine, openMeasured, sum, transfersOf } from './lab-visit.ts';

/** One cold visit of a page that the server renders: transferred script bytes, and the largest paint in ms. */
export async function visitWrittenPage(
  browser: Browser,
  url: string,
  line: NetworkLine,
): Promise<{ scripts: number; largestPaint: number }> {
  const { page, close } = await openMeasured(browser, line);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const scripts = sum(await transfersOf(page), 'script');
  const { largestPaint } = await measuredIn(page);
  await close();
  return { scripts, largestPaint };
}
