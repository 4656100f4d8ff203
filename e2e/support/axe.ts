import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isTriaged } from './axe-triage.ts';

/** axe describes only the elements of these results: describing passing elements takes half of its time. */
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

/** The same for colors only, on a page with markup and frames that another test checks. */
export async function colorsOf(page: Page): Promise<string[]> {
  await settle(page);
  return found(inPlace(page).withRules(['color-contrast']));
}

/** Checks a page without its frames, in half the time: frames need a second page that combines the results. */
const inPlace = (page: Page): AxeBuilder => reading(page).setLegacyMode();

const reading = (page: Page): AxeBuilder => new AxeBuilder({ page }).options(wanted);

async function settle(page: Page): Promise<void> {
  // A color in transition is neither of the two. Animations that wait for the server never end and change no color.
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
  // axe treats a transparent frame as white; this one is on the page's raised surface.
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
