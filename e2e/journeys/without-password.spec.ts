import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { savedSession } from '../fixtures/saved-form.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';
import { violationsOf } from '../support/axe.ts';
import { codeMailedTo, linkTo } from '../support/mail-folder.ts';
import { givePasskeyDevice } from '../support/passkey-device.ts';

test('MD-14 VL-22 an order opens an account with an emailed code, and a second traveler follows the bags through an emailed link', {
  tag: '@phone',
}, async ({ page, ship, receipt, person, browser }) => {
  const friend = `friend.of.${person.email}`;
  const [own] = Object.values(savedSession(person).ship_state.traveler ?? {});
  const two = { '1': own, '2': { ...own, t_first_name: 'Robin', t_name: 'Robin Lane', t_email: friend } };
  await giveSavedBooking(page, person, { additional_travelers: '1', traveler: two });
  await ship.open();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  const { account } = ship;
  await account.password.fill('typed before');
  await account.register.getByRole('radio', { name: 'A code by email' }).check();
  expect(await violationsOf(page, 'dialog')).toEqual([]);
  await account.terms.check();
  await account.create.press('Enter');
  const field = account.firstCode.getByRole('textbox', { name: 'Code' });
  await expect(field).toBeFocused();
  await expect.poll(() => codeMailedTo(person.email), { timeout: 15_000 }).toBeTruthy();
  await field.fill(codeMailedTo(person.email) ?? '');
  await field.press('Enter');
  await expectOneOrder(receipt, person);
  await expect(page.getByText(`We’ll email ${friend} about these bags, without prices.`)).toBeVisible();

  const elsewhere = await browser.newContext();
  const followed = await elsewhere.newPage();
  await followed.goto(await linkTo(friend, '/track/'));
  await expect(followed.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(followed.getByText(person.lastName)).toHaveCount(0);
  expect(await violationsOf(followed, 'main')).toEqual([]);
  await elsewhere.close();
});

test('MD-14 an order opens an account with a passkey, and continues automatically', {
  tag: ['@once', '@long'],
}, async ({ page, ship, receipt, person }) => {
  await givePasskeyDevice(page);
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  const { account } = ship;
  await account.register.getByRole('radio', { name: 'A passkey' }).check();
  await account.terms.check();
  await account.create.press('Enter');
  await expectOneOrder(receipt, person);
});
