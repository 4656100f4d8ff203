import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveCredit, giveGiftCard } from '../fixtures/other-money.ts';
import { clubs } from '../fixtures/places.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { showSummary } from '../steps/pay.ts';

test('look', async ({ page, ship, person }) => {
  const name = ship.compact ? '390' : '1280';
  await giveAccount(page, person);
  await giveCredit(person.email, 4000);
  await giveSavedBooking(page, person, {
    roundtrip: 'true',
    return_pickup: '3',
    return_pickup_date: '2026-12-15',
    return_carrier: 'FEDEX',
    return_carrier_service_level_id: '1',
  });
  await ship.open();
  await expect(ship.payment.card.getByRole('radio', { name: 'Bill a club' })).toBeVisible();
  await ship.payment.card.getByRole('radio', { name: 'Bill a club' }).press('Space');
  await ship.payment.card.getByRole('combobox', { name: 'Club' }).selectOption(clubs.open.name);
  await page.waitForTimeout(500);
  await ship.payment.card.screenshot({ path: `/tmp/look-club-${name}.png` });
  await showSummary(ship);
  const { panel } = ship.summary;
  await panel.getByText(/Use a gift card/).click();
  await panel.getByRole('textbox', { name: 'Gift card code' }).fill('WRONG-CODE-0000');
  await panel.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await page.waitForTimeout(1500);
  await panel.screenshot({ path: `/tmp/look-a-${name}.png` });
  await panel.getByRole('textbox', { name: 'Gift card code' }).fill(await giveGiftCard(2000));
  await panel.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await page.waitForTimeout(1500);
  await panel.getByRole('textbox', { name: 'Wallet credit to use' }).fill('15');
  await panel.getByRole('button', { name: 'Use', exact: true }).press('Enter');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/look-b-${name}.png`, fullPage: !ship.compact });
  if (ship.compact) await panel.evaluate((el) => el.scrollTo(0, 99999));
  await panel.screenshot({ path: `/tmp/look-c-${name}.png` });
});
