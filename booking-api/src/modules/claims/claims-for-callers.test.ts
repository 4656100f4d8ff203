import { signedIn } from '../../workflows/testing/booking.ts';
import { stepMails } from '../../workflows/testing/shipping.ts';
import { claimingCustomer } from './testing/claiming-customer.ts';

const claiming = claimingCustomer();
const { act, admin, customer, ofOrder, open, other, shop } = claiming;

const wanted = (over: object = {}) => ({
  kind: 'damaged',
  parcel_ids: [claiming.bag],
  what: 'A wheel is broken off.',
  value_cents: 9000,
  ...over,
});
const send = (over: object = {}, who = admin) =>
  who.send('POST', `/api/v6/console/orders/${claiming.orderId}/claims`, { body: wanted(over) });
const numberOf = async (): Promise<string> =>
  (
    await shop.context.db
      .selectFrom('orders')
      .select('display_id')
      .where('id', '=', claiming.orderId)
      .executeTakeFirstOrThrow()
  ).display_id;
const claimable = (number: string, who = admin) =>
  who.send('GET', `/api/v6/console/claimable_orders/${number}`);

describe('a claim for a caller', () => {
  it('CO-33 CO-133 staff open it by the order number, it is on Today, the customer gets a mail, and the record names who opened it', async () => {
    const found = (await claimable((await numberOf()).toLowerCase())).json();
    expect(found).toMatchObject({
      order_id: claiming.orderId,
      own: false,
      bags: [{ parcel_id: claiming.bag, coverage_cents: 100_000, claimed: false }],
    });
    expect(found.windows.find(({ kind }: { kind: string }) => kind === 'damaged')).toMatchObject({
      open: true,
      closes_on: '2027-01-01',
    });
    const opened = await send();
    expect(opened.statusCode).toBe(200);
    const { claim_id } = opened.json();
    const view = (await admin.send('GET', `/api/v6/console/claims/${claim_id}`)).json();
    expect(view.opened_by).toBe('Alex Admin');
    expect([...Object.values(view.step_names)]).toEqual(['Alex Admin']);
    const { claims } = (await admin.send('GET', '/api/v6/console/work')).json();
    expect(claims).toContainEqual(
      expect.objectContaining({ claim_id, kind: 'damaged', state: 'submitted', value_cents: 9000 }),
    );
    expect(view.claim).toMatchObject({ state: 'submitted', value_cents: 9000 });
    const [own] = (await customer.send('GET', ofOrder())).json().claims;
    expect(own).toMatchObject({ claim_id, allowed_actions: ['withdraw'] });
    const kind = `claim.${own.steps[0].step_id}`;
    const mails = await stepMails(shop, claiming.orderId, [kind]);
    expect(mails.get(kind)?.text).toContain('we received your claim');
    const history = await admin.send('GET', `/api/v6/console/orders/${claiming.orderId}/life`);
    expect(history.body).toContain('Claim opened for the caller');
    expect((await claimable(await numberOf())).json().bags[0].claimed).toBe(true);
  });

  it('CO-33 a claim for a caller is opened once, even on a double click, and not when the customer has a draft', async () => {
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('claim_exists');
    const [sent] = (await customer.send('GET', ofOrder())).json().claims;
    await act(sent, 'withdraw');
    await open();
    expect((await send()).json().code).toBe('claim_exists');
  });

  it('CO-33 follows the same days and rules as any claim, and a refused one leaves nothing', async () => {
    expect((await send({ kind: 'lost' })).json().code).toBe('claim_window_closed');
    expect((await send({ parcel_ids: ['pcl_others'] })).json().code).toBe('claim_window_closed');
    const unvalued = (await send({ value_cents: 0 })).json();
    expect(unvalued).toMatchObject({
      code: 'claim_incomplete',
      fields: [{ path: 'value_cents', code: 'required' }],
    });
    expect((await send({ what: '  ' })).json().fields).toEqual([{ path: 'what', code: 'required' }]);
    expect((await customer.send('GET', ofOrder())).json().claims).toEqual([]);
    expect((await send({ kind: 'late', value_cents: 0 })).statusCode).toBe(200);
  });

  it('CO-33 a supervisor may open it before the carrier declares a loss, with a stored reason', async () => {
    const boss = await signedIn(shop, 'adminplus');
    const { db } = shop.context;
    // In transit, because a delivered bag is not lost.
    const setStatus = (status: 'in_transit' | 'delivered') =>
      db.updateTable('order_parcels').set({ status }).where('id', '=', claiming.bag).execute();
    const early = { kind: 'lost', early_reason: 'The hotel searched twice.' };
    await setStatus('delivered');
    expect((await send(early, boss)).json().code).toBe('claim_window_closed');
    await setStatus('in_transit');
    expect((await claimable(await numberOf(), boss)).json().early).toBe(true);
    expect((await claimable(await numberOf())).json().early).toBe(false);
    expect((await send(early)).json().code).toBe('claim_window_closed');
    expect((await send(early, boss)).statusCode).toBe(200);
    const history = await admin.send('GET', `/api/v6/console/orders/${claiming.orderId}/life`);
    expect(history.body).toContain('The hotel searched twice.');
    const [own] = (await customer.send('GET', ofOrder())).json().claims;
    await act(own, 'withdraw');
    await setStatus('delivered');
  });

  it('CO-33 attack 128: a claim for a caller is only for users who may settle claims, and never for their own order', async () => {
    const number = await numberOf();
    const refused = async (who: typeof admin) => {
      expect((await send({}, who)).statusCode).toBe(403);
      expect((await claimable(number, who)).statusCode).toBe(403);
    };
    await refused(customer);
    await refused(other);
    await shop.context.db
      .updateTable('users')
      .set({ role: 'carrier_admin' })
      .where('email', '=', 'pro@demo.test')
      .execute();
    await other.startOver('pro');
    await refused(other);
    const { id } = await shop.context.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'admin@demo.test')
      .executeTakeFirstOrThrow();
    await shop.context.db
      .updateTable('orders')
      .set({ user_id: id })
      .where('id', '=', claiming.orderId)
      .execute();
    expect((await claimable(number)).json().own).toBe(true);
    expect((await send()).json().code).toBe('own_order');
  });
});
