import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { fillCard, pressTooEarly } from '../steps/pay.ts';

const cards = ({ from, to, travelers, itinerary, payment }: ShipPage) => [
  from.card,
  to.card,
  travelers.card,
  itinerary.trip,
  itinerary.service,
  payment.card,
];

test('D3-5 an empty form answers with a focused summary, as many links as errors, and a marked title', async ({
  page,
  ship,
}) => {
  await ship.open();
  await expect(ship.itinerary.trip).toBeVisible();
  const title = await page.title();
  await pressTooEarly(ship);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await expect(ship.from.card.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  for (const card of cards(ship)) {
    const links = card.getByRole('region', { name: 'There is a problem' }).getByRole('link');
    const errors = card.locator('.ui-field__error');
    const red = await card.evaluate((element) => element.classList.contains('ui-card--problem'));
    expect(await links.count(), (await card.textContent()) ?? undefined).toBe(await errors.count());
    expect(red).toBe((await links.count()) > 0);
    for (const link of await links.all()) {
      const target = (await link.getAttribute('href'))?.slice(1) ?? '';
      await link.click();
      const led = await page.evaluate((id) => {
        const wanted = document.getElementById(id);
        return wanted?.contains(document.activeElement) ?? false;
      }, target);
      expect(led, `${await link.textContent()} leads to ${target}`).toBe(true);
    }
  }
  // Each of the three cards with fields shows an error.
  for (const card of cards(ship).slice(0, 3))
    await expect(card.getByRole('region', { name: 'There is a problem' })).toBeVisible();
});

test("D3-5 the title's error mark disappears with the last error, and returns with the next failed attempt", async ({
  page,
  ship,
  person,
}) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
  const title = await page.title();
  for (const _ of ['first press', 'second press']) {
    await pressTooEarly(ship);
    const summary = ship.payment.card.getByRole('region', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(`Error: ${title}`);
  }
  await fillCard(ship);
  await expect(page).toHaveTitle(title);
  await ship.payment.billingZip.fill('');
  await expect(page).toHaveTitle(title);
  await pressTooEarly(ship);
  await expect(page).toHaveTitle(`Error: ${title}`);
});
