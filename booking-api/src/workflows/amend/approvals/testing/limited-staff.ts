import type { Approval } from '@sendahead/shared-contracts/console/approval-calls';
import { signedInBrowser } from '../../../../testing/server-per-file.ts';
import type { Browser } from '../../../../testing/test-app.ts';
import { consoleShop } from '../../console-orders/testing/console-shop.ts';

/** A shop with three staff members: `admin`, `colleague` and `boss`, and the calls about approvals. */
export function limitedStaff() {
  const desk = consoleShop();
  const { shop } = desk;
  const boss = signedInBrowser(shop, 'adminplus');
  beforeAll(async () => {
    await shop.context.db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('id', '=', 'usr_demo_member')
      .execute();
  });
  const colleague = signedInBrowser(shop, 'member');

  const limit = (fields: object, id = 'usr_demo_admin', browser: Browser = boss) =>
    browser.send('PATCH', `/api/v6/console/users/${id}`, {
      body: { fields, expected: {}, reason: 'Desk of the season' },
    });
  const decide = (browser: Browser, id: string, act: string, body: object = {}) =>
    browser.send('POST', `/api/v6/console/approvals/${id}/${act}`, { body });
  const waiting = async (browser: Browser): Promise<Approval[]> =>
    (await browser.send('GET', '/api/v6/console/work')).json().approvals;
  const shown = async (orderId: string, browser?: Browser): Promise<Approval[]> =>
    (await desk.view(orderId, browser)).approvals;
  const forget = async (): Promise<void> => {
    const { db } = shop.context;
    await db.deleteFrom('approval_requests').execute();
    await db.deleteFrom('staff_gifts').execute();
    await db.updateTable('users').set({ refund_limit_cents: null, discount_limit_percent: null }).execute();
  };
  return { ...desk, boss, colleague, limit, decide, waiting, shown, forget };
}
