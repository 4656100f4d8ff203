import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { clubs } from '../fixtures/places.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { chooseClub } from '../steps/fill-shipment.ts';

test('D3-8 AD-24 the club search works with the keys of a combobox and announces the number of results', async ({
  page,
  ship,
}) => {
  await ship.open();
  const { club, card } = ship.from;
  await club.pressSequentially('golf club');
  await expect(card.getByRole('option').first()).toBeVisible();
  await expect(club).toHaveAttribute('aria-expanded', 'true');
  await expect(card.getByText(/^\d+ results$/)).toBeAttached();
  expect(await card.getByRole('option').count()).toBeLessThanOrEqual(50);
  await page.keyboard.press('ArrowDown');
  const active = await club.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(club).toHaveAttribute('aria-expanded', 'false');
  await club.fill('zzzzzz');
  await expect(card.getByText(/No golf facility by that name/).first()).toBeAttached();
  await club.fill(clubs.open.name);
  await expect(ship.from.option(clubs.open.name)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(ship.from.change(clubs.open.name)).toBeFocused();
});

test('D3-9 VL-01 a typed closed day is refused with its reason, which the calendar shows too', async ({
  page,
  ship,
}) => {
  await ship.open();
  await chooseClub(ship.from, clubs.closedMondays.name);
  await ship.travelers.addOne(1, 'Golf Bags').click();
  await ship.itinerary.dateWay('outbound', 'Pick up on').check();
  const date = ship.itinerary.date('outbound');
  await expect(date).toHaveAccessibleDescription('MM/DD/YYYY');
  await date.fill('12/14/2026');
  await date.press('Enter');
  await expect(date).toHaveAccessibleDescription(/Origin Club Closed/);
  await date.fill('12/15/2026');
  await date.press('Enter');
  await expect(date).not.toHaveAccessibleDescription(/Origin Club Closed/);
  await ship.itinerary.calendar('outbound').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /December 14, 2026.*Origin Club Closed/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /December 15/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('Mon, Dec 14: Origin Club Closed')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue('12/16/2026');
});

test('D3-11 TR-08 a traveler is added and removed by keyboard, and focus and announcements follow', async ({
  page,
  ship,
}) => {
  await ship.open();
  const { travelers } = ship;
  await travelers.add.focus();
  await page.keyboard.press('Enter');
  await expect(travelers.traveler(2).getByRole('heading', { name: 'Traveler 2' })).toBeFocused();
  await expect(travelers.card.getByText('Traveler 2 added.')).toBeAttached();
  await travelers.remove(2).focus();
  await page.keyboard.press('Enter');
  await expect(travelers.traveler(1).getByRole('heading', { name: 'Traveler 1' })).toBeFocused();
  await expect(travelers.card.getByText(/Traveler 2 removed/)).toBeAttached();
});

/** Settles when the page has not changed for longer than it waits before an announcement. */
const quiet = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((settle) => {
        const begin = () => setTimeout(settle, 1500);
        let timer = begin();
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = begin();
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );

test('D3-7 a burst of changes is announced as one new price, and never while the price loads', async ({
  page,
  ship,
  person,
}) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
  const said = page.getByRole('status').filter({ hasText: /^Total \$/ });
  await expect(said).toHaveText(`Total ${await ship.summary.total.textContent()}`);
  await page.evaluate(() => {
    const said: string[] = [];
    Reflect.set(window, 'said', said);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('[role=status],[aria-live]')?.textContent ?? '';
        if (/\$\d/.test(text) && said.at(-1) !== text) said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await ship.edit('Service');
  const total = ship.summary.total;
  const before = await total.textContent();
  // In one step, since three separate presses on a slow machine would make three prices.
  await ship.itinerary
    .services('outbound')
    .getByRole('radio')
    .evaluateAll((radios: HTMLInputElement[]) => {
      for (const radio of radios.slice(0, 3)) radio.click();
    });
  await expect(total).not.toHaveText(before ?? '');
  await expect(async () => {
    expect(await said.textContent()).toBe(`Total ${await total.textContent()}`);
  }).toPass({ timeout: 15_000 });
  await quiet(page);
  const heard = await page.evaluate(() => Reflect.get(window, 'said') as string[]);
  expect(heard).toEqual([`Total ${await total.textContent()}`]);
});
