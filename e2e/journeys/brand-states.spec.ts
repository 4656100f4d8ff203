import { expect, test } from '../fixtures/journey.ts';
import { openAs } from '../fixtures/staff.ts';

const newSlug = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => String.fromCharCode(97 + (byte % 26))).join(
    '',
  );

test('CO-135 CO-136 a new brand is previewed, opened, closed for new bookings, archived and brought back @wide', async ({
  browser,
  page,
}) => {
  await page.goto('/quote');
  const { page: desk, watch: deskWatch, close } = await openAs(browser, 'adminplus', page);
  const slug = newSlug();
  await desk.goto('/admin/brands');
  await desk.getByRole('button', { name: 'Create a brand' }).click();
  const making = desk.getByRole('dialog');
  await making.getByRole('textbox', { name: 'Name' }).fill(`Sendahead ${slug}`);
  await making.getByRole('textbox', { name: 'Slug' }).fill(slug);
  await making.getByRole('combobox', { name: 'Copy from' }).selectOption('Sendahead Snow');
  await making.getByRole('button', { name: 'Create' }).click();
  await expect(desk.getByRole('dialog', { name: `Sendahead ${slug} is ready` })).toContainText(
    'isn’t open yet',
  );
  await desk.getByRole('button', { name: 'Close' }).last().click();
  await desk.getByRole('link', { name: `Sendahead ${slug}` }).click();

  const own = new URL(page.url());
  own.hostname = `${slug}.localhost`;
  await page.goto(`${own.origin}/ship`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not open yet');

  const opened = desk.context().waitForEvent('page');
  await desk.getByRole('button', { name: 'Open a preview' }).click();
  const preview = await opened;
  await preview.waitForURL(`${own.origin}/`);
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText(
    'No order can be placed',
  );
  await expect(preview.getByRole('combobox', { name: 'From' })).toBeVisible();
  await preview.close();

  const bookings = desk.getByRole('region', { name: 'Bookings' });
  await bookings.getByRole('button', { name: 'Open this brand' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText('open to everyone right away');
  await dialog.getByRole('button', { name: 'Open this brand' }).click();
  await expect(bookings.getByRole('status')).toHaveText('Saved. The brand is open.');
  await page.goto(`${own.origin}/`);
  await expect(page.getByRole('combobox', { name: 'From' })).toBeVisible();

  await bookings.getByRole('button', { name: 'Close for new bookings' }).click();
  await expect(dialog).toContainText('orders under way');
  await dialog.getByRole('textbox', { name: 'What customers read' }).fill('We are back in May.');
  await dialog.getByRole('button', { name: 'Close for new bookings' }).click();
  await expect(bookings.getByRole('status')).toHaveText('Saved. The brand takes no new bookings.');
  await page.goto(`${own.origin}/ship`);
  await expect(page.getByText('We are back in May.')).toBeVisible();
  await page.goto(`${own.origin}/`);
  await expect(page.getByText('We are back in May.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'From' })).toBeHidden();

  await bookings.getByRole('button', { name: 'Archive this brand' }).click();
  await dialog.getByRole('button', { name: 'Archive this brand' }).click();
  await expect(bookings.getByRole('status')).toHaveText('Saved. The brand is archived.');
  await desk.goto('/admin/clubs');
  // On a phone the filter is folded, and in the page either way.
  const filter = desk.getByRole('combobox', { name: 'Brand', includeHidden: true });
  await expect(filter).toContainText('Archived');
  await desk.goto(`/admin/brands/${slug}`);
  await bookings.getByRole('button', { name: 'Bring back' }).click();
  await dialog.getByRole('button', { name: 'Bring back' }).click();
  await expect(bookings.getByRole('status')).toHaveText('Saved. The brand is open.');
  // Left archived: a journey shows no brand to others.
  await bookings.getByRole('button', { name: 'Archive this brand' }).click();
  await dialog.getByRole('button', { name: 'Archive this brand' }).click();
  await expect(bookings.getByRole('status')).toHaveText('Saved. The brand is archived.');
  expect(deskWatch.noise()).toEqual([]);
  await close();
});
