import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import type { Person } from '../fixtures/somebody.ts';
import { openAs } from '../fixtures/staff.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { violationsOf } from '../support/axe.ts';

/** A club that no other journey uses. */
const club = '48';
/** The pickup of the saved booking. */
const feeId = 3;

interface ReadClub {
  readonly fields: Readonly<Record<'name' | 'address_1' | 'city' | 'state' | 'zip', string>>;
  readonly fees: readonly { id: number; title: string; price_cents: number }[];
}

/** The total in cents that a customer who books from the club sees. */
async function totalFrom(page: Page, ship: ShipPage, person: Person, { fields }: ReadClub): Promise<number> {
  await giveSavedBooking(page, person, {
    o_club_id: club,
    o_company_name: fields.name,
    o_address: fields.address_1,
    o_city: fields.city,
    o_state: fields.state,
    o_zip: fields.zip,
    'o_zip-first-part': fields.zip,
    arrival_date: '',
  });
  await ship.open();
  await expect(ship.summary.panel.getByText(/^Price held until/)).toBeAttached({ timeout: 20_000 });
  return Math.round(Number((await ship.summary.total.textContent())?.replace('$', '')) * 100);
}

test('RO-03 VL-30 an admin changes a fee of a club, the next customer pays it, and the change is undone', {
  tag: '@once',
}, async ({ browser, page, ship, person }) => {
  await page.goto('/');
  const staff = await openAs(browser, 'admin', page);
  await staff.page.goto('/admin/clubs?search=48');
  await staff.page.getByRole('table', { name: 'Clubs' }).getByRole('link').first().click();
  await expect(staff.page).toHaveURL(/\/admin\/clubs\/48$/);
  const read = await staff.page.evaluate(
    async (path): Promise<ReadClub> => (await fetch(path)).json(),
    `/api/v6/console/clubs/${club}`,
  );
  const fee = read.fees.find(({ id }) => id === feeId);
  if (!fee) throw new Error('the club has no such fee');
  await expect(staff.page.getByRole('heading', { name: read.fields.name })).toBeFocused();
  const before = await totalFrom(page, ship, person, read);

  const field = staff.page.getByRole('textbox', { name: fee.title });
  await field.fill(((fee.price_cents + 1100) / 100).toFixed(2));
  await staff.page.getByRole('button', { name: 'Add a note for guests' }).click();
  const save = staff.page.getByRole('button', { name: 'Save 1 change' });
  await staff.page.getByRole('button', { name: /^Save \d/ }).click();
  await expect(staff.page.getByText("Note can't be blank")).toBeVisible();
  await staff.page.getByRole('button', { name: 'Remove note for guests' }).click();
  await staff.page.getByRole('textbox', { name: /Reason/ }).fill('Agreed by phone');
  await save.click();
  const history = staff.page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Agreed by phone')).toBeVisible();
  expect(await violationsOf(staff.page)).toEqual([]);
  expect(await totalFrom(page, ship, person, read)).toBe(before + 1100);

  // The newest is first.
  await history.getByRole('button', { name: 'Undo' }).first().click();
  await expect(history.getByText('undid a change')).toBeVisible();
  await expect(field).toHaveValue('');
  expect(await totalFrom(page, ship, person, read)).toBe(before);
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});
