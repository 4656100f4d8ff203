import { expect, test } from '../fixtures/journey.ts';
import { openAs } from '../fixtures/staff.ts';
import { rows } from '../support/database.ts';

/** Only lowercase letters, so that it is a valid key of a brand. */
const newSlug = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => String.fromCharCode(97 + (byte % 26))).join(
    '',
  );

test('BR-01 BR-03 an admin plus adds a tenth brand, customers see its words and colors once it is open, and a change is undone', {
  tag: '@once',
}, async ({ browser, page }) => {
  await page.goto('/quote');
  const { page: desk, watch: deskWatch, close } = await openAs(browser, 'adminplus', page);
  const slug = newSlug();
  await desk.goto('/admin/brands');
  await desk.getByRole('button', { name: 'Create a brand' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`Sendahead ${slug}`);
  await dialog.getByRole('textbox', { name: 'Slug' }).fill(slug);
  await dialog.getByRole('combobox', { name: 'Copy from' }).selectOption('Sendahead Snow');
  await dialog.getByLabel('Color').fill('#7a1f5c');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(desk.getByRole('dialog', { name: `Sendahead ${slug} is ready` })).toBeVisible();
  await desk.getByRole('button', { name: 'Close' }).last().click();

  await desk.getByRole('link', { name: `Sendahead ${slug}` }).click();
  await desk.getByRole('button', { name: 'Open this brand' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Open this brand' }).click();
  await expect(desk.getByText('Saved. The brand is open.')).toBeVisible();
  const tagline = desk.getByRole('textbox', { name: 'Tagline' });
  await tagline.fill('Boards on the beach before you are.');
  await desk.getByRole('button', { name: 'Save 1 change' }).click();
  const past = desk.getByRole('region', { name: 'History' });
  await expect(past.getByText('Boards on the beach before you are.')).toBeVisible();

  const own = new URL(page.url());
  own.hostname = `${slug}.localhost`;
  await page.goto(`${own.origin}/`);
  await expect(page.getByRole('link', { name: `Sendahead ${slug}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boards on the beach before you are.');
  const color = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--palette-brand').trim(),
  );
  expect(color).toBe('#7a1f5c');

  await past.getByRole('button', { name: 'Undo' }).first().click();
  await expect(tagline).toHaveValue('Skis at the lodge, hands free on the way.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Skis at the lodge, hands free on the way.',
  );
  expect(deskWatch.noise()).toEqual([]);
  await close();
});

test('OPEN-36 an admin plus drafts a rate sheet, sees the cost of 200 trips, and publishes it from a future day', {
  tag: '@once',
}, async ({ browser, page }) => {
  await page.goto('/quote');
  const { page: desk, watch: deskWatch, close } = await openAs(browser, 'adminplus', page);
  const version = `2031-${newSlug()}`;
  await desk.goto('/admin/rates');
  await desk.getByRole('button', { name: 'Start a draft' }).click();
  await desk.getByRole('textbox', { name: 'Name' }).fill(version);
  await desk.getByRole('button', { name: 'Start draft', exact: true }).click();
  const bag = desk.getByRole('spinbutton', { name: 'Zone 2: per bag' });
  await bag.fill('26.50');
  await expect(bag).toHaveAccessibleDescription('was 24.00');
  await desk.getByRole('button', { name: 'Save and compare over 200 trips' }).click();
  const answers = desk.getByRole('region', { name: /^Compared with / });
  // An incident of another journey can block some of them in the meantime.
  await expect(answers.getByText(/^(1\d\d|200) trips$/)).toBeVisible({ timeout: 30_000 });
  await expect(answers.getByText(/^\+\$\d/).first()).toBeVisible();
  await desk.getByRole('textbox', { name: 'Version' }).fill(version);
  await desk.getByLabel('In effect from').fill('2031-03-01');
  await desk.getByRole('textbox', { name: 'Reason' }).fill('Zone 2 costs us more.');
  await desk.getByRole('button', { name: 'Publish' }).click();
  const row = desk.getByRole('listitem').filter({ hasText: version });
  await expect(row).toContainText('Upcoming');
  await expect(row).toContainText('Avery Plus: Zone 2 costs us more.');
  await row.getByRole('button', { name: `Withdraw ${version}` }).click();
  const why = desk.getByRole('dialog', { name: `Withdraw ${version}` });
  await why.getByRole('textbox', { name: 'Reason' }).fill('Zone 2 was a typo.');
  await why.getByRole('button', { name: 'Withdraw sheet' }).click();
  await expect(why).toHaveCount(0);
  await expect(row).not.toContainText('Upcoming');
  await desk.getByRole('link', { name: version }).click();
  await expect(desk.getByRole('spinbutton', { name: 'Zone 2: per bag' })).toHaveValue('26.50');
  await desk.getByRole('button', { name: 'Discard draft' }).click();
  await expect(desk.getByRole('heading', { name: 'Rate sheets' })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await rows('select version from rate_sheets where version = $1', [version])).toEqual([]);
  expect(deskWatch.noise()).toEqual([]);
  await close();
});
