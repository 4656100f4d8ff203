import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { clubs, home } from '../fixtures/places.ts';
import { OrderPapers } from '../pages/order-papers.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { openRow } from '../steps/open-row.ts';
import { signInByHeader } from '../steps/sign-in.ts';
import { violationsOf } from '../support/axe.ts';
import { linkTo } from '../support/mail-folder.ts';

test('PA-01 PA-04 PA-06 PA-08 the receipt leads to the labels, the documents and the steps before the pickup', {
  tag: '@phone',
}, async ({ page, receipt, person }) => {
  const { id, displayId } = await giveOrder(page, person);
  await page.goto(`/payments/receipt?user&order_id=${id}`);

  const next = receipt.card('Your labels and options');
  await expect(next.getByRole('link', { name: 'Print your labels' })).toBeVisible({ timeout: 30_000 });
  expect(await violationsOf(page)).toEqual([]);
  const printed = await new OrderPapers(page).download(next.getByRole('link', { name: 'Print your labels' }));
  expect([printed.name, printed.begins.startsWith('%PDF')]).toEqual([`labels-${displayId}.pdf`, true]);
  await next.getByRole('link', { name: 'Track your bags' }).click();

  const order = new OrderPapers(page);
  await expect(order.title(displayId)).toBeVisible();
  const onPaper = await order.download(order.labels.getByRole('button', { name: 'Print on paper' }));
  expect(onPaper.name).toBe(`labels-${displayId}.pdf`);
  await openRow(order.documents);
  for (const [paper, begins] of [
    ['Receipt', '%PDF'],
    ['Invoice', '%PDF'],
    ['Calendar file', 'BEGIN:VCALENDAR'],
  ] as const) {
    const file = await order.download(order.documents.getByRole('button', { name: `Download: ${paper}` }));
    expect(file.begins.startsWith(begins)).toBe(true);
  }
  await order.labels.getByRole('button', { name: 'No printer? Show a QR code' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await openRow(order.checklist);
  await order.checklist.getByRole('checkbox', { name: 'Print the labels' }).check();
  await page.reload();
  await openRow(order.checklist);
  await expect(order.checklist.getByRole('checkbox', { name: 'Print the labels' })).toBeChecked();
});

test('PA-05 PA-10 PA-11 PA-12 an email leads through sign-in to its page, where emails of its kind can be turned off', {
  tag: '@once',
}, async ({ page, browser, person }) => {
  const { displayId } = await giveOrder(page, person);
  const labels = await linkTo(person.email, '#labels');
  const off = (await linkTo(person.email, '/mails/off?token=')).replace(/>$/, '');

  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const mail = await elsewhere.newPage();
  await mail.goto(labels);
  await expect(mail.getByText('Only the person who ordered can see this order.')).toBeVisible();
  await signInByHeader(mail, person);
  const order = new OrderPapers(mail);
  await expect(order.title(displayId)).toBeVisible();
  await expect(order.labels.getByRole('button', { name: 'Print on paper' })).toBeInViewport();
  expect(new URL(mail.url()).hash).toBe('#labels');

  const stranger = await browser.newContext();
  const file = await stranger.newPage();
  await file.goto(labels.replace('/orders/', '/api/v6/orders/').replace(/\?number=.*$/, '/labels'));
  await expect(file).toHaveURL(/\/orders\/ord_[^/]+#labels$/);
  await file.goto(off);
  await file.getByRole('button', { name: 'Turn off' }).click();
  await expect(file.getByRole('heading', { name: 'These emails are off' })).toBeVisible();

  await page.goto('/account#mails');
  const mails = page.getByRole('region', { name: 'Emails' });
  await expect(mails.getByRole('checkbox', { name: 'Labels' })).not.toBeChecked();
  await mails.getByRole('checkbox', { name: 'Labels' }).check();
  await expect(mails.getByText('Saved.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await elsewhere.close();
  await stranger.close();
});

/** The card may fold after the lookup of its booking: opens it until it shows the expected content. */
const expectFrom = (ship: ShipPage, shown: Locator): Promise<void> =>
  expect(async () => {
    await ship.show('Ship from');
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();

test('PA-07 a prefilled booking returns the bags of an order, and the booking in progress is kept', {
  tag: '@phone',
}, async ({ page, ship, person }) => {
  // The form starts with today's date, so the question about ground bags appears.
  const question = page.getByRole('dialog', { name: 'This service can’t pick up today' });
  await page.addLocatorHandler(question, (shown) => shown.getByRole('button', { name: 'Close' }).click());
  const { id } = await giveOrder(page, person);
  await page.goto(`/orders/${id}`);
  const order = new OrderPapers(page);
  await openRow(order.again);
  await order.again.getByRole('link', { name: 'Ship them back' }).click();
  await expect(page.getByText('We filled in the return from where your bags went.')).toBeVisible();
  await expectFrom(ship, ship.from.field('Zip code'));
  await expect(ship.from.field('Zip code')).toHaveValue(home.zip);
  await ship.edit('Ship to');
  await expect(ship.to.change(clubs.open.name)).toBeVisible();
  expect(page.url()).not.toContain('#back');

  await page.goBack();
  await openRow(order.again);
  await order.again.getByRole('link', { name: 'Same trip again' }).click();
  await expect(page.getByText('We filled in your booking from your earlier order.')).toBeVisible();
  await expectFrom(ship, ship.from.change(clubs.open.name));
  await page.getByRole('button', { name: 'Go back to it' }).click();
  await expectFrom(ship, ship.from.field('Zip code'));
  await expect(ship.from.field('Zip code')).toHaveValue(home.zip);
});
