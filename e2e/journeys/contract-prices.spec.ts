import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { home } from '../fixtures/places.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import type { Person } from '../fixtures/somebody.ts';
import { openAs } from '../fixtures/staff.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { violationsOf } from '../support/axe.ts';

/** A club that no other journey uses. */
const club = '46';

interface ReadClub {
  readonly fields: Readonly<Record<'name' | 'address_1' | 'city' | 'state' | 'zip' | 'phone', string>>;
}

/** Opens a booking from the guest's home to the club, and returns its price in cents. */
async function totalTo(page: Page, ship: ShipPage, person: Person, { fields }: ReadClub): Promise<number> {
  await giveSavedBooking(page, person, {
    origination: 'other',
    o_club_id: undefined,
    o_company_name: undefined,
    o_phone: person.phone,
    o_address: person.street,
    o_city: home.city,
    o_state: home.state,
    o_zip: home.zip,
    'o_zip-first-part': home.zip,
    o_attention_name: `${person.firstName} ${person.lastName}`,
    destination: 'club',
    d_club_id: club,
    d_company_name: fields.name,
    d_address: fields.address_1,
    d_city: fields.city,
    d_state: fields.state,
    d_zip: fields.zip,
    'd_zip-first-part': fields.zip,
    d_phone: fields.phone,
    d_attention_name: 'Golf shop',
    outbound_pickup: '1',
    arrival_date: '',
  });
  await ship.open();
  await expect(ship.summary.panel.getByText(/^Price held until/)).toBeAttached({ timeout: 20_000 });
  return Math.round(Number((await ship.summary.total.textContent())?.replace('$', '')) * 100);
}

test('CO-96 staff agree on a contract price, and the next guest to the club pays less and reads why', {
  tag: '@once',
}, async ({ browser, page, ship, person }) => {
  await page.goto('/');
  const staff = await openAs(browser, 'adminplus', page);
  await staff.page.goto(`/admin/clubs/${club}`);
  const prices = staff.page.getByRole('region', { name: 'Contract prices' });
  await expect(prices.getByText('No contract prices. Guests pay the standard prices.')).toBeVisible();
  const read = await staff.page.evaluate(
    async (path): Promise<ReadClub> => (await fetch(path)).json(),
    `/api/v6/console/clubs/${club}`,
  );
  const before = await totalTo(page, ship, person, read);

  await prices.getByRole('button', { name: 'Add a contract price' }).click();
  const dialog = staff.page.getByRole('dialog', { name: 'Add a contract price' });
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('8');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed by phone');
  await dialog.getByRole('button', { name: 'Compare prices' }).click();
  const trips = dialog.getByRole('table', { name: 'Sample trips' });
  await expect(trips.getByRole('row').nth(3)).toBeVisible();
  expect(await violationsOf(staff.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add contract price' }).click();
  await expect(prices.getByText('Contract price added.')).toBeVisible();
  const history = staff.page.getByRole('region', { name: 'History' });
  await expect(history.getByText(/^8% lower, for pickups from/)).toBeVisible();

  const after = await totalTo(page, ship, person, read);
  expect(after).toBeLessThan(before);
  const { summary } = ship;
  if (await summary.open.isVisible()) await summary.open.click();
  await summary.lines.locator('summary').first().click();
  await expect(summary.lines.getByText(`Contract price, ${read.fields.name}: -8%`)).toBeVisible();

  await prices.getByRole('button', { name: 'End on… 8% lower' }).click();
  const ending = staff.page.getByRole('dialog', { name: 'End this contract price' });
  await ending.getByLabel(/^Last day of pickup/).fill('2026-11-30');
  await ending.getByRole('textbox', { name: 'Reason' }).fill('Entered by mistake');
  await ending.getByRole('button', { name: 'End contract price' }).click();
  await expect(prices.getByText('Ended (1)')).toBeVisible();
  expect(await totalTo(page, ship, person, read)).toBe(before);
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});
