import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { clubs, home } from '../fixtures/places.ts';
import type { Person } from '../fixtures/somebody.ts';
import { openAs } from '../fixtures/staff.ts';
import { OrderPapers } from '../pages/order-papers.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder, register } from '../steps/pay.ts';
import { violationsOf } from '../support/axe.ts';
import { rows } from '../support/database.ts';
import { linkTo } from '../support/mail-folder.ts';

/** Another person of the list; neither email address contains the other. */
const miaOf = ({ email }: Person): string => email.replace('m.oldfield', 'mia.lane');

/** The desk creates an event of the club: bags go home in the week after the journeys' date. */
async function makeEvent(desk: Page, name: string): Promise<void> {
  await desk.goto('/admin/groups');
  await desk.getByRole('link', { name: 'New group event' }).click();
  const club = desk.getByRole('combobox', { name: 'Club' });
  await club.fill(clubs.open.name);
  await desk.getByRole('option', { name: clubs.open.name }).click();
  await desk.getByRole('textbox', { name: 'Name' }).fill(name);
  await desk.getByRole('combobox', { name: /What each person ships/ }).selectOption('golf golf-standard');
  await desk.getByLabel('First pickup day').fill('2026-12-08');
  await desk.getByLabel('Last pickup day').fill('2026-12-11');
  await desk.getByLabel(/Book by/).fill('2026-12-04');
  expect(await violationsOf(desk, 'main')).toEqual([]);
  await desk.getByRole('button', { name: 'Create event' }).click();
  await expect(desk.getByRole('heading', { name })).toBeVisible();
}

/** Corrects a list with a wrong line, then adds and emails everyone on it. */
async function importAndEmail(desk: Page, person: Person): Promise<void> {
  const list = desk.getByRole('textbox', { name: 'Paste from a spreadsheet' });
  const lines = (second: string) =>
    [
      'Name\tEmail\tBunk',
      `${person.firstName} ${person.lastName}\t${person.email}\t12`,
      `Mia ${person.lastName}\t${second}\t4`,
    ].join('\n');
  await list.fill(lines('mia'));
  await desk.getByRole('button', { name: 'Check list' }).click();
  await expect(desk.getByText('Email: Enter an email address, like name@example.com.')).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Add \d/ })).toBeHidden();
  expect(await violationsOf(desk, 'main')).toEqual([]);
  await list.fill(lines(miaOf(person)));
  await desk.getByRole('button', { name: 'Check list' }).click();
  await desk.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(desk.getByText('Added 2 people. No one has been emailed yet.')).toBeVisible();
  await desk.getByRole('main').getByRole('link', { name: 'Who has booked' }).last().click();
  await desk.getByRole('button', { name: 'Email 2 people' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText('Emails to 2 people are on their way.')).toBeVisible();
}

test('CO-52 CO-53 CO-54 a family of a group opens the emailed link, enters only its address and phone, and pays; the board, labels and ticks follow', {
  tag: '@phone',
}, async ({ page, browser, ship, receipt, person }) => {
  const name = `Member-guest ${person.email.split('.')[2]?.slice(0, 6)}`;
  await page.goto('/');
  const staff = await openAs(browser, 'adminplus', page);
  const desk = staff.page;
  await makeEvent(desk, name);
  await importAndEmail(desk, person);
  const link = await linkTo(person.email, '/ship#group=');

  await page.goto(link);
  await expect(
    page.getByText(`${name}: your booking for ${person.firstName} ${person.lastName} is filled in.`),
  ).toBeVisible();
  expect(page.url()).not.toContain('group=');
  // Complete cards are folded to one line.
  await expect(ship.from.card).toContainText(clubs.open.name);
  await expect(ship.travelers.card).toContainText(person.firstName);
  await ship.to.field('Address').fill(person.street);
  await ship.to.field('Zip code').fill(home.zip);
  await ship.to.field('City').fill(home.city);
  await ship.to.state.selectOption(home.state);
  // Another family member is at home; the bags belong to the invited person.
  await ship.to.field('Recipient name').fill('Meg Holt');
  await ship.to.field('Phone').fill(person.phone);
  await ship.to.field('Phone').press('Tab');
  await ship.itinerary
    .option('outbound', /Ground/i)
    .first()
    .check();
  await expect(ship.travelers.card).toContainText(`${person.firstName} ${person.lastName}`);
  await expect(ship.travelers.card).not.toContainText('Meg');
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  const { displayId } = await expectOneOrder(receipt, person);
  await page.goto(link);
  await expect(page.getByText(`${name} is booked: order ${displayId}.`)).toBeVisible();

  await desk.reload();
  const line = desk.getByRole('row').filter({ hasText: person.email }).filter({ hasText: displayId });
  await expect(line).toContainText('Booked');
  await expect(desk.getByRole('row').filter({ hasText: miaOf(person) })).toContainText('Emailed');
  expect(await violationsOf(desk, 'main')).toEqual([]);
  await expect
    .poll(() => rows("select from orders where display_id = $1 and state = 'labels_ready'", [displayId]), {
      timeout: 30_000,
    })
    .toHaveLength(1);
  await desk.getByRole('link', { name: 'On the day' }).click();
  await expect(desk.getByText('0 of 1 handed over')).toBeVisible();
  await desk.reload();
  const file = await new OrderPapers(desk).download(
    desk.getByRole('link', { name: 'Print labels on letter paper' }),
  );
  expect(file.begins).toMatch(/^%PDF/);
  await desk.getByRole('checkbox', { name: `${person.firstName} ${person.lastName}` }).check();
  await expect(desk.getByText('1 of 1 handed over')).toBeVisible();
  expect(await violationsOf(desk, 'main')).toEqual([]);
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});
