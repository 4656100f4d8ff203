import type { Page } from '@playwright/test';

/** The Wednesday of the next week, as a person types it: 12/09/2026. */
function wednesday(today: Date): string {
  const day = new Date(today);
  day.setDate(today.getDate() - today.getDay() + 10);
  return day.toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });
}

/** A trip of one golf bag from a club of the demo to an address, as far as its service. */
export async function fillTripUntilService(page: Page): Promise<void> {
  const from = page.getByRole('region', { name: 'Ship from', exact: true });
  const to = page.getByRole('region', { name: 'Ship to', exact: true });
  const travelers = page.getByRole('region', { name: 'Travelers & items' });
  await from.getByRole('combobox', { name: 'Club/Resort name' }).fill('Fallo');
  await from.getByRole('option', { name: 'Fallowmere Golf Resort' }).click();
  // The club fills in its phone, which is then overwritten.
  await from.getByRole('button', { name: /^Change/ }).waitFor();
  await from.getByRole('textbox', { name: 'Phone', exact: true }).fill('910 555 0187');
  await to.getByRole('combobox', { name: 'Address', exact: true }).fill('1 Main Street');
  await to.getByRole('textbox', { name: 'Zip code' }).fill('64113');
  await to.getByRole('textbox', { name: 'Recipient name' }).fill('Ada Byron');
  await to.getByRole('textbox', { name: 'Phone', exact: true }).fill('816 555 0143');
  await travelers.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await travelers.getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await travelers.getByRole('textbox', { name: 'Email' }).fill('ada@byron.test');
  await travelers.getByRole('button', { name: 'Add one: Golf Bags' }).click();
  await travelers.getByRole('radio', { name: /Standard/ }).check();
  await travelers.getByRole('combobox', { name: 'Packaging' }).selectOption({ index: 1 });
  await page.getByRole('radio', { name: 'One way' }).check();
  await page.getByRole('radio', { name: 'Pick up on' }).check();
  const day = page.getByRole('textbox', { name: 'Pickup date' });
  await day.fill(wednesday(new Date()));
  await day.press('Enter');
}

/** The cheapest service; the price follows, and with it the payment. */
export async function chooseService(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Service', exact: true })
    .getByRole('radio', { name: /Ground/i })
    .first()
    .check();
}
