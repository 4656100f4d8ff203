import { expect, test } from '../fixtures/journey.ts';
import { toDublin } from '../fixtures/places.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { OrderPapers } from '../pages/order-papers.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { openRow } from '../steps/open-row.ts';
import { fillCard, pressTooEarly, register } from '../steps/pay.ts';
import { violationsOf } from '../support/axe.ts';

test('PA-09 PA-14 PA-20 bags to Ireland have a customs declaration of their contents, and a letter for the hotel', {
  tag: '@phone',
}, async ({ page, ship, receipt, person }) => {
  await giveSavedBooking(page, person, toDublin);
  await ship.open();
  const { payment } = ship;
  await expect(payment.number).toBeVisible();
  await fillCard(ship);
  await pressTooEarly(ship);
  await payment.day('The day you arrive').fill('12/16/2026');
  await payment.day('The day you leave').fill('12/28/2026');
  await payment.consent.check();
  // The pressed button continues automatically when the days are entered.
  const saved = page.waitForResponse(/international_info/);
  await payment.days.getByRole('button', { name: 'Save dates' }).press('Enter');
  await saved;
  await register(ship, person);
  const { displayId } = await expectOneOrder(receipt, person);
  await page.getByRole('link', { name: 'Track your bags' }).click();

  const order = new OrderPapers(page);
  await expect(order.title(displayId)).toBeVisible();
  const customs = page.getByRole('region', { name: 'For customs' });
  const packingList = order.documents.getByRole('button', { name: 'Download: Packing list' });
  await openRow(order.documents);
  await expect(order.documents.getByRole('button', { name: 'Download: Invoice' })).toBeVisible();
  await expect(packingList).toHaveCount(0);
  // PA-20: labels wait for the contents list, which links to them.
  await expect(order.labels.getByText('once every bag is listed for customs')).toBeVisible();
  await expect(order.labels.getByRole('button', { name: 'Print on paper' })).toHaveCount(0);
  await customs.getByRole('button', { name: 'Save list' }).click();
  await expect(customs.getByText('The list is empty.')).toBeVisible();
  await customs.getByRole('button', { name: 'Add item' }).first().click();
  await customs.getByRole('combobox', { name: 'Item' }).selectOption('Golf clubs');
  await customs.getByRole('combobox', { name: 'Made in' }).selectOption('Japan');
  await customs.getByRole('textbox', { name: 'Description' }).fill('Steel and graphite');
  await customs.getByRole('combobox', { name: 'Did you own' }).selectOption('Yes');
  await customs.getByRole('textbox', { name: 'Quantity' }).fill('14');
  await customs.getByRole('button', { name: 'Save list' }).click();
  const value = customs.getByRole('textbox', { name: 'Value of each, USD' });
  await expect(value).toBeFocused();
  await value.fill('60');
  await customs.getByRole('button', { name: 'Save list' }).click();
  await expect(customs.getByText('Saved.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expect(order.labels.getByRole('button', { name: 'Print on paper' })).toBeVisible({ timeout: 30_000 });
  const invoice = await order.download(customs.getByRole('button', { name: 'Download: Commercial invoice' }));
  expect(invoice.begins.startsWith('%PDF')).toBe(true);
  await expect(customs.getByText('from the United States to Ireland')).toBeVisible();
  await expect(packingList).toBeVisible();
  await page.reload();
  await expect(customs.getByText('14 × Golf clubs, Steel and graphite')).toBeVisible();
  await customs.getByRole('button', { name: 'Edit list' }).click();
  await expect(customs.getByRole('textbox', { name: 'Description' })).toHaveValue('Steel and graphite');

  const hotel = page.getByRole('region', { name: 'Let your destination know' });
  await openRow(hotel);
  await hotel.getByRole('combobox', { name: 'Language of the letter' }).selectOption('日本語');
  const letter = await order.download(hotel.getByRole('button', { name: 'Download: Letter' }));
  expect(letter.name).toBe(`letter-${displayId}-ja.pdf`);
});
