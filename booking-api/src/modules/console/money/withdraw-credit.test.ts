import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { until } from '../../../testing/until.ts';
import { checkBooksAfterEach } from '../../../workflows/testing/check-books-after-each.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const admin = signedInBrowser(shop, 'admin');
const boss = signedInBrowser(shop, 'adminplus');
const customer = signedInBrowser(shop, 'member');
checkBooksAfterEach(shop);

const at = '/api/v6/console/users/usr_demo_member';
const give = (amount_cents: number, key: string) =>
  admin.send('POST', `${at}/credits`, { body: { kind: 'wallet', amount_cents, reason: 'Late bag', key } });
const shown = async () => (await admin.send('GET', at)).json();
const withdraw = (id: number, browser = boss) =>
  browser.send('POST', `${at}/credits/${id}/withdraw`, { body: { reason: 'Wrong person' } });
const mail = async (subject: RegExp) => {
  const name = await until(async () =>
    readdirSync(join(shop.dataDir, 'mail')).find(
      (file) => file.endsWith('.eml') && subject.test(readFileSync(join(shop.dataDir, 'mail', file), 'utf8')),
    ),
  );
  return PostalMime.parse(readFileSync(join(shop.dataDir, 'mail', name)));
};

const setBalance = (balance_cents: number) =>
  shop.context.db
    .updateTable('credit_accounts')
    .set({ balance_cents })
    .where('user_id', '=', 'usr_demo_member')
    .execute();

describe('credits of staff', () => {
  it('CO-44 CO-99 a desk admin gives up to $200 alone by default; a higher amount needs a second person', async () => {
    expect((await give(80_000, 'a-key-of-eight-hundred')).json()).toMatchObject({
      approval_id: expect.any(String),
    });
    expect((await shown()).balances.wallet).toBe(0);
    expect((await give(15_000, 'a-key-of-hundred-fifty')).json()).toEqual({ success: true });
    expect((await give(6000, 'a-key-of-sixty-more')).json()).toHaveProperty('approval_id');
    expect((await shown()).balances.wallet).toBe(15_000);
  });

  it('CO-99 a credit is emailed to the customer, appears in the history, and can be withdrawn once while unspent', async () => {
    expect((await mail(/Subject: .*\$150\.00 in credit/)).text).toContain('$150.00 to your account credit');
    const { credits, audit } = await shown();
    expect(credits).toMatchObject([
      { amount_cents: 15_000, by: 'Alex Admin', reason: 'Late bag', withdrawn: false, can_withdraw: true },
    ]);
    expect(audit).toContainEqual(
      expect.objectContaining({ kind: 'staff.gave_credit', amount_cents: 15_000, reason: 'Late bag' }),
    );
    const id = credits[0].credit_id;
    expect((await withdraw(id, customer)).statusCode).toBe(403);
    expect((await withdraw(id + 1000)).json().code).toBe('no_such_thing');
    const answers = await Promise.all([withdraw(id), withdraw(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await shown()).toMatchObject({
      balances: { wallet: 0 },
      credits: [{ withdrawn: true, can_withdraw: false }],
    });
    expect((await mail(/Subject: .*withdrew a credit/)).text).toContain('$150.00');
    const { movements } = (await customer.send('GET', '/api/v6/credits')).json();
    expect(movements[0]).toMatchObject({ event: 'grant', withdrawn: true, amount_cents: -15_000 });
  });

  it('CO-99 a partly spent credit cannot be withdrawn', async () => {
    await give(5000, 'a-key-of-fifty-dollars');
    await setBalance(4000);
    const { credits } = await shown();
    expect(credits[0].can_withdraw).toBe(false);
    expect((await withdraw(credits[0].credit_id)).json().code).toBe('credit_not_left');
    await setBalance(5000);
  });

  it('CO-44 a new admin gets the default limits unless others are set', async () => {
    const change = (fields: object) =>
      boss.send('PATCH', at, { body: { fields, expected: {}, reason: 'Joins the desk' } });
    expect((await change({ role: 'admin' })).statusCode).toBe(200);
    expect((await shown()).fields).toMatchObject({ refund_limit_cents: 20_000, discount_limit_percent: 10 });
    await change({ role: 'consumer', refund_limit_cents: null, discount_limit_percent: null });
    await change({ role: 'admin', refund_limit_cents: null, discount_limit_percent: 5 });
    expect((await shown()).fields).toMatchObject({ refund_limit_cents: null, discount_limit_percent: 5 });
  });
});
