import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { unfoldAll } from '../support/unfold-all.ts';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Cut-off words: text boxes that hide the part of their content that is wider or higher than the box. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, aside *, header *')]
      .filter((element) => element.children.length === 0 && (element.textContent ?? '').trim() !== '')
      .filter((element) => !element.closest('.ui-visually-hidden, legend'))
      .filter((element) => {
        // Text of one pixel is only for screen readers.
        if (element.clientWidth <= 1) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        return wide || (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test.beforeEach(async ({ page, ship, person }) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
  await unfoldAll(ship);
});

test('D3-14 at 320 px, with text at 200 % and with the spacing of WCAG 1.4.12, nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  expect(await overflow(page), '320 px').toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await overflow(page), 'text of 200 %').toBe(0);
  expect(await cutOff(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.lineHeight = '1.5';
      element.style.letterSpacing = '0.12em';
      element.style.wordSpacing = '0.16em';
    }
  });
  expect(await overflow(page), 'spacing').toBe(0);
  expect(await cutOff(page)).toEqual([]);
});

test('D3-14 nothing is animated for people who prefer reduced motion', async ({ page, ship }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ship.itinerary.calendar('outbound').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : '')),
  );
  expect(moving).toEqual([]);
});

test('D3-15 every target is at least 24 by 24, or inline in text', async ({ page }) => {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary, [role=button]')]
      .filter((element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
      .map((element) => ({ element, target: element.closest('label') ?? element }))
      .map(({ element, target }) => ({ element, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .filter(({ element }) => getComputedStyle(element).display !== 'inline')
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width}x${box.height}`),
  );
  expect(small).toEqual([]);
});

test('D3-6 every control has a name, and no two controls of a section share one', async ({ page, ship }) => {
  const sections = [
    ship.from.card,
    ship.to.card,
    ship.travelers.card,
    ship.itinerary.trip,
    ship.itinerary.service,
  ];
  for (const section of [...sections, ship.payment.card]) {
    const lines = (await section.ariaSnapshot()).split('\n').map((line) => line.trim());
    const controls = lines.filter((line) =>
      /^- '?(button|textbox|combobox|radio|checkbox|spinbutton|link|group)\b/.test(line),
    );
    const named = controls.map((line) => /^- '?(\w+ "[^"]*")/.exec(line)?.[1] ?? `unnamed: ${line}`);
    expect(named.filter((name) => name.startsWith('unnamed'))).toEqual([]);
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  }
  await expect(page.getByRole('main')).toBeVisible();
});
