import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { ShipPage } from '../pages/ship-page.ts';
import { showSummary } from '../steps/pay.ts';
import { linkTo } from '../support/mail-folder.ts';
import { PageWatch } from '../support/page-watch.ts';

test('a booking is saved by email on one device and opens at the same price on another', {
  tag: '@once',
}, async ({ page, browser, ship, person }) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await showSummary(ship);
  const total = String(await ship.summary.total.textContent());
  await ship.summary.panel.getByText('Finish later on another device').click();
  await ship.summary.panel.getByLabel(/Email for the link/).fill(person.email);
  await ship.summary.panel.getByRole('button', { name: 'Send link' }).click();
  await expect(ship.summary.panel.getByText(/The link works until/)).toBeVisible();
  const link = await linkTo(person.email, '/ship#saved=');

  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const watch = new PageWatch();
  await watch.attach(elsewhere);
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  await expect(phone.getByText(`Your price still holds: ${total}.`)).toBeVisible();
  await expect(phone.getByText(/We’ll hold it until \d/)).toBeVisible();
  const other = new ShipPage(phone);
  await other.edit('Travelers & items');
  await expect(other.travelers.field(1, 'Email')).toHaveValue(person.email);
  expect(phone.url()).not.toContain('saved=');
  expect(watch.noise()).toEqual([]);
  await elsewhere.close();

  const broken = await browser.newContext();
  const late = await broken.newPage();
  await late.goto(link.replace(/saved=.*/, 'saved=too-old'));
  await expect(late.getByText(/This link has expired or is incomplete/)).toBeVisible();
  await expect(new ShipPage(late).travelers.field(1, 'Email')).toHaveValue('');
  await broken.close();
});
