import { expect, test } from '../fixtures/journey.ts';
import { clubs } from '../fixtures/places.ts';

test('AD-01 AD-15 VL-35 either line finds places, addresses and earlier choices; a phone is validated by its country', {
  tag: '@once',
}, async ({ page, ship }) => {
  await ship.open();
  const { from, to } = ship;
  await from.club.fill(clubs.closedMondays.name);
  await page.keyboard.press('ArrowDown');
  await expect(from.option(clubs.closedMondays.name)).toBeVisible();
  await from.option(clubs.closedMondays.name).click();
  await expect(from.change(clubs.closedMondays.name)).toBeFocused();

  // The address line offers it immediately, and other places and addresses after the search.
  await to.field('Address').fill(clubs.closedMondays.town.slice(0, 4));
  await expect(to.card.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(1);
  await to.card.getByRole('group', { name: 'Addresses' }).getByRole('option').first().click();
  await expect(to.field('City')).toHaveValue(/./);
  await expect(to.field('Zip code')).toHaveValue(/^\d{5}$/);

  // Choosing a place there makes the end a club.
  await to.field('Zip code').fill('');
  await to.field('Address').fill(clubs.open.name);
  await to.option(clubs.open.name).click();
  await expect(to.kind('Club/Resort')).toBeChecked();
  await expect(to.change(clubs.open.name)).toBeFocused();

  await expect(async () => {
    await to.field('Phone').fill('123 456 7890');
    await to.field('Phone').press('Tab');
    await expect(to.card.getByText('Please enter a valid phone number.', { exact: true })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
});
