import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { openAs } from '../fixtures/staff.ts';

const newName = (): string =>
  `Zephyr ${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** Makes a club in the console; returns its number. */
async function makeClub(desk: Page, name: string): Promise<string> {
  await desk.goto('/admin/clubs');
  await desk.getByRole('button', { name: 'New club' }).click();
  const dialog = desk.getByRole('dialog', { name: 'New club' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('910 555 0142');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('1 Fairway Lane');
  await dialog.getByRole('textbox', { name: 'City' }).fill('Pinehurst');
  await dialog.getByRole('textbox', { name: 'State' }).fill('NC');
  await dialog.getByRole('textbox', { name: 'Zip' }).fill('28374');
  await dialog.getByRole('checkbox', { name: 'Golf' }).check();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
  return new URL(desk.url()).pathname.split('/').at(-1) ?? '';
}

test('CO-137 CO-138 CO-139 a club is archived and brought back, and two records of one club are merged @wide', async ({
  browser,
  page,
  watch,
}) => {
  watch.expect(/\b410\b/);
  await page.goto('/quote');
  const { page: desk, watch: deskWatch, close } = await openAs(browser, 'adminplus', page);
  const [name, twin] = [newName(), newName()];
  const slugOf = (text: string): string => `/to/${text.toLowerCase().replaceAll(' ', '-')}-pinehurst-nc`;
  const goes = await makeClub(desk, twin);
  const stays = await makeClub(desk, name);
  const panel = desk.getByRole('region', { name: 'Archive and merge' });
  const dialog = desk.getByRole('dialog');

  await panel.getByRole('button', { name: 'Archive this club' }).click();
  await expect(dialog).toContainText('No account');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Closed for good');
  await dialog.getByRole('button', { name: 'Archive this club' }).click();
  await expect(panel.getByText('This club is archived.')).toBeVisible();
  const gone = await page.goto(slugOf(name));
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'Places near it' })).toBeVisible();
  await panel.getByRole('button', { name: 'Bring back' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It opened again');
  await dialog.getByRole('button', { name: 'Bring back' }).click();
  await expect(panel.getByRole('button', { name: 'Archive this club' })).toBeVisible();
  await page.goto(slugOf(name));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await panel.getByRole('button', { name: 'Merge with another record' }).click();
  await dialog.getByRole('combobox', { name: 'The other record' }).fill(goes);
  await dialog.getByRole('option', { name: twin }).click();
  await expect(dialog.getByRole('table', { name: 'What happens to both' })).toContainText('Saved addresses');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Listed twice');
  await dialog.getByRole('textbox', { name: `Type “${twin}” to confirm` }).fill('Another name');
  await dialog.getByRole('button', { name: 'Merge the records' }).click();
  await expect(dialog.getByText('This isn’t the name of the record that goes.')).toBeVisible();
  await dialog.getByRole('textbox', { name: `Type “${twin}” to confirm` }).fill(twin);
  await dialog.getByRole('button', { name: 'Merge the records' }).click();
  await expect(panel.getByText(`Merged into ${name}.`)).toBeVisible();
  await expect(desk.getByRole('region', { name: 'History', exact: true })).toContainText(`${twin} (${goes})`);

  await page.goto(slugOf(twin));
  await expect(page).toHaveURL(new RegExp(`${slugOf(name)}$`));
  await desk.goto(`/admin/clubs/${goes}`);
  await expect(panel).toContainText('This club was merged into');
  await expect(panel.getByRole('link', { name })).toHaveAttribute('href', `/admin/clubs/${stays}`);
  expect(deskWatch.noise()).toEqual([]);
  await close();
});
