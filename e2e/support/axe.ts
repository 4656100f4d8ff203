import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isTriaged } from './axe-triage.ts';

/** axe describes the elements of these results alone: to describe each that passes takes half of its time. */
const wanted: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations', 'incomplete'] };
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Violations of WCAG 2.2 AA that axe finds on the current page, frames included: rule and element, one line
 * each. Results that axe cannot decide count as found until someone has checked them and listed them in
 * `axe-triage.ts`. `within` is a selector that limits the check.
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  await settle(page);
  const whole = (page.frames().length > 1 ? reading(page) : inPlace(page)).withTags(tags);
  return found(within ? whole.include(within) : whole);
}

/** The same of its colors alone: of a page whose markup and frames are read elsewhere. */
export async function colorsOf(page: Page): Promise<string[]> {
  await settle(page);
  return found(inPlace(page).withRules(['color-contrast']));
}

/** Reads a page without its frames, in half the time: frames need a second page that joins what each has found. */
const inPlace = (page: Page): AxeBuilder => reading(page).setLegacyMode();

const reading = (page: Page): AxeBuilder => new AxeBuilder({ page }).options(wanted);

async function settle(page: Page): Promise<void> {
  // A color on its way to another is neither of both. What waits for the server moves for ever and is no color.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ playState }) => playState === 'running')
            .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY).length,
      ),
    )
    .toBe(0);
  // A transparent frame counts as white to axe; this one is on the page's raised surface.
  for (const frame of page.frames().slice(1))
    await frame.evaluate(() => {
      document.documentElement.style.background = 'var(--surface-raised)';
    });
}

async function found(examination: AxeBuilder): Promise<string[]> {
  const { violations, incomplete } = await examination.analyze();
  const open = incomplete.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, html, any, all, none }) => ({
        rule: id,
        where: target.join(' '),
        markup: html,
        why: [...any, ...all, ...none].map(({ message }) => message).join('; '),
      }))
      .filter((node) => !isTriaged(node))
      .map(({ rule, where, markup, why }) => `undecided ${rule}: ${where}: ${markup.slice(0, 160)}: ${why}`),
  );
  const broken = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  return [...broken, ...open];
}
