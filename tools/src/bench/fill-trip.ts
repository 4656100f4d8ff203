import type { Locator, Page } from '@playwright/test';
import { Entries } from './entries.ts';

/** Wednesday of next week, as a person types it: 12/09/2026. */
function wednesday(today: Date): string {
  const day = new Date(today);
  day.setDate(today.getDate() - today.getDay() + 10);
  return day.toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });
}

/** Fills in the travelers of a trip, given the number of bags of each. */
export type BagsByTraveler = readonly [number, ...number[]];

async function fillTraveler(entries: Entries, travelers: Locator, number: number, bags: number) {
  const traveler = travelers.getByRole('group', { name: `Traveler ${number}`, exact: true });
  // The first traveler is the person at the address, whose name is already filled in.
  if (number > 1) {
    await entries.type(traveler.getByRole('textbox', { name: 'First name' }), 'Byron');
    await entries.type(traveler.getByRole('textbox', { name: 'Last name' }), 'Ada');
  }
  await entries.type(traveler.getByRole('textbox', { name: 'Email' }), `ada.${number}@byron.test`);
  await entries.press(traveler.getByRole('button', { name: 'Add one: Golf Bags' }));
  await entries.choose(traveler.getByRole('radio', { name: /Standard/ }));
  await entries.select(traveler.getByRole('combobox', { name: 'Packaging' }), { index: 1 });
  for (let bag = 1; bag < bags; bag += 1)
    await entries.press(traveler.getByRole('button', { name: 'Add one: Golf Bags' }));
}

/** Fills in a trip of golf bags from a demo club to an address, up to the service. Returns the number of entries. */
export async function fillTripUntilService(page: Page, bags: BagsByTraveler = [1]): Promise<Entries> {
  const entries = new Entries();
  const from = page.getByRole('region', { name: 'Ship from', exact: true });
  const to = page.getByRole('region', { name: 'Ship to', exact: true });
  const travelers = page.getByRole('region', { name: 'Travelers & items' });
  await entries.find(
    from.getByRole('combobox', { name: 'Club/Resort name' }),
    'Fallo',
    from.getByRole('option', { name: 'Fallowmere Golf Resort' }),
  );
  // The phone and the contact come from the club.
  await from.getByRole('button', { name: /^Change/ }).waitFor();
  await entries.type(to.getByRole('combobox', { name: 'Address', exact: true }), '1 Main Street');
  await entries.type(to.getByRole('textbox', { name: 'Zip code' }), '64113');
  await entries.type(to.getByRole('textbox', { name: 'Recipient name' }), 'Ada Byron');
  await entries.type(to.getByRole('textbox', { name: 'Phone', exact: true }), '816 555 0143');
  for (const [index, count] of bags.entries()) {
    if (index > 0) await entries.press(travelers.getByRole('button', { name: 'Add traveler' }));
    await fillTraveler(entries, travelers, index + 1, count);
  }
  await entries.choose(page.getByRole('radio', { name: 'One way' }));
  await page.getByRole('radio', { name: 'Pick up on' }).check();
  const day = page.getByRole('textbox', { name: 'Pickup date' });
  await entries.type(day, wednesday(new Date()));
  await day.press('Enter');
  return entries;
}

/** Chooses the cheapest service, which leads to the price and the payment. */
export async function chooseService(page: Page, entries = new Entries()): Promise<void> {
  await entries.choose(
    page
      .getByRole('region', { name: 'Service', exact: true })
      .getByRole('radio', { name: /Ground/i })
      .first(),
  );
}
