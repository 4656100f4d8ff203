import { expect, type Locator, type Page } from '@playwright/test';

/** As staff, prices a change to another address in Denver on an order's page; returns the open dialog. */
export async function priceStaffChange(desk: Page, orderId: string): Promise<Locator> {
  await desk.goto(`/admin/orders/${orderId}`);
  await desk.getByRole('button', { name: 'Change or correct' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Change or correct' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill('1701 Wynkoop St');
  await dialog.getByRole('textbox', { name: 'City' }).fill('Denver');
  await dialog.getByRole('combobox', { name: 'State' }).selectOption('CO');
  await dialog.getByRole('textbox', { name: 'Zip code' }).fill('80202');
  await dialog.getByRole('button', { name: 'See the cost' }).click();
  await expect(dialog.getByText(/more\. The order stays as it is/)).toBeVisible();
  return dialog;
}
