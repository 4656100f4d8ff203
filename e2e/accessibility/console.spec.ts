import type { WorkList } from '@sendahead/shared-contracts/console/work-calls';
import { expect, test } from '../fixtures/journey.ts';
import { standInShop } from '../fixtures/own-origin.ts';
import { signInStaff } from '../fixtures/staff.ts';
import { AccountDialog } from '../pages/account-dialog.ts';
import { violationsOf } from '../support/axe.ts';

/** Pages of the console that an admin plus opens by address, with their titles. */
const pages = [
  ['today', 'Today'],
  ['orders', 'Orders'],
  ['groups', 'Group events'],
  ['groups/new', 'New group event'],
  ['carts', 'Carts'],
  ['users', 'Users'],
  ['users/usr_demo_pro', 'Parker Pro'],
  ['clubs', 'Clubs'],
  ['clubs/1', ''],
  ['clubs/3', 'Pinewhistle Country Club'],
  ['clubs/1/statement', 'Statement: Heronsway Golf Club'],
  ['club-accounts', 'Club accounts'],
  ['billing-requests', 'Billing requests'],
  ['microsites', 'Microsites'],
  ['microsites/1', 'Coastal Open'],
  ['coupons', 'Coupons'],
  ['gift-cards', 'Gift cards'],
  ['roles', 'Roles'],
  ['brands', 'Brands'],
  ['brands/golf', 'Sendahead Golf'],
  ['carrier-days', 'Carrier days'],
  ['rates', 'Rate sheets'],
  ['rates/2026-11b', 'Rate sheet 2026-11b'],
] as const;

test('every page of the console at 1280 and 390 px has no violations and nothing wider than the page', async ({
  page,
}) => {
  test.slow();
  const overflowAt = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 900 });
    return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  };
  await signInStaff(page, 'adminplus');
  const found: Record<string, unknown> = {};
  for (const [path, title] of pages) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title || /\w/ })).toBeFocused();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const overflows = [await overflowAt(1280), await overflowAt(390)];
    const violations = await violationsOf(page, '[data-place="console"]');
    if (violations.length > 0 || overflows.some((overflow) => overflow > 0))
      found[path] = { violations, overflows };
  }
  expect(found).toEqual({});
});

test('RO-01 staff open the console with the pages of their role, and it does not exist for others', async ({
  page,
}) => {
  const signInAs = async (who: Parameters<typeof signInStaff>[1]): Promise<void> => {
    await signInStaff(page, who);
    await page.goto('/admin');
  };
  const menu = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
  await signInAs('adminplus');
  await expect(menu.filter({ hasText: 'Rate sheets' })).toBeVisible();
  await signInAs('admin');
  await expect(menu.filter({ hasText: 'Carts' })).toBeVisible();
  await expect(menu.filter({ hasText: /Rate sheets|Brands/ })).toHaveCount(0);
  await page.goto('/admin/rates');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
  await signInAs('pro');
  await expect(menu.filter({ hasText: 'Users' })).toBeVisible();
  await expect(menu.filter({ hasText: 'Orders you placed' })).toBeVisible();
  await expect(menu.filter({ hasText: /Carts|Today|^Orders$/ })).toHaveCount(0);
  await signInAs('carrieradmin');
  await expect(menu.filter({ hasText: /^Orders$/ })).toBeVisible();
  await expect(menu.filter({ hasText: /Carts|Coupons|Rate sheets|Brands/ })).toHaveCount(0);
  // Staff whose session ended sign in and return to the page that they requested.
  await standInShop(page);
  await page.context().clearCookies();
  await page.goto('/admin/orders');
  const { signIn } = new AccountDialog(page);
  await signIn.getByRole('textbox', { name: 'Email' }).fill('admin@demo.test');
  await signIn.getByRole('textbox', { name: 'Password' }).fill('Sendahead-demo-1');
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
});

test('the first render of the console loads at most 65 kB of its remote, and each page loads when it is opened', async ({
  page,
}) => {
  await signInStaff(page, 'adminplus');
  const weights = new Map<string, number>();
  const weighing: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (!/\/assets\/mf-admin\/.*\.js$/.test(request.url())) return;
    weighing.push(
      request.sizes().then(({ responseBodySize }) => void weights.set(request.url(), responseBodySize)),
    );
  });
  // The lists of Today load with their first item, and what waits differs from day to day.
  const quietDay: WorkList = { day: '2026-12-01', items: [], more: [] };
  await page.route('**/api/v6/console/work', (route) => route.fulfill({ json: quietDay }));
  await page.goto('/admin/today');
  await expect(page.getByRole('img', { name: /Net by day/ })).toBeVisible();
  // The list follows the news by an open stream, so the network never rests.
  let seen = -1;
  await expect
    .poll(
      () => {
        const same = weights.size === seen;
        seen = weights.size;
        return same;
      },
      { intervals: [1000] },
    )
    .toBe(true);
  await Promise.all(weighing);
  const first = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
  test.info().annotations.push({ type: 'mf-admin, first draw', description: `${first} bytes` });
  expect(first).toBeGreaterThan(10_000);
  expect(first).toBeLessThanOrEqual(65_000);
  const files = weights.size;
  await page.getByRole('link', { name: 'Brands' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeFocused();
  await expect.poll(() => weights.size).toBeGreaterThan(files);
});
