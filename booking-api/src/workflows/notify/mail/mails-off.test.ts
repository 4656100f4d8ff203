import { optionalMailKinds } from '@sendahead/shared-contracts/accounts/mail-kinds';
import type { Mail } from '../../../integrations/mail/port.ts';
import {
  accountReader,
  drawMailOffToken,
  mailOffLink,
  sweepMailLinks,
} from '../../../modules/accounts/public/mail-choices.ts';
import type { MailStep } from '../../../modules/orders/public/mails/jobs.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { pickupTomorrow } from '../../fulfill/tracking/pickup-tomorrow.ts';
import { orderOfAFarDay, paidOrder, reaches, shippingOf } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { sendConfirmation } from '../confirmation/send-confirmation.ts';
import { sendStatusEmail } from '../status/send-status-email.ts';

const shop = startPerFile(() => startShop());
const customer = signedInBrowser(shop);

const choose = (kind: string, on: boolean) =>
  customer.send('PUT', `/api/v6/mail_choices/${kind}`, { body: { on } });
const choices = async () => (await customer.send('GET', '/api/v6/mail_choices')).json().choices;

/** Resends the mails of steps of an order, into a list. */
async function sent(orderId: string, ...steps: MailStep[]): Promise<Mail[]> {
  const shipping = shippingOf(shop);
  const taken: Mail[] = [];
  const mails = { ...shipping.mails, mail: { send: async (mail: Mail) => void taken.push(mail) } };
  for (const step of steps) {
    await shop.context.db.deleteFrom('order_mails').where('order_id', '=', orderId).execute();
    await sendStatusEmail({ ...shipping, mails }, { orderId, step, leg: 'outbound', generation: 1 });
  }
  return taken;
}
const ofAccount = (mails: readonly Mail[]) => mails.filter(({ to }) => to.address === 'customer@demo.test');
const tokenOf = (mail: Mail | undefined): string =>
  new URL(mail?.offUrl ?? 'x:').searchParams.get('token') ?? '';

describe('mails that are turned off', () => {
  let orderId = '';
  beforeAll(async () => {
    const traveler = { '1': { ...oneWayForm.traveler?.['1'], t_email: 'robin@lane.test' } };
    ({ orderId } = await paidOrder(shop, customer, { traveler }));
    await reaches(shop, orderId, 'labels_ready');
  });

  it('PA-10 turned-off mails are not sent until they are turned on again, and legally required ones are always sent', async () => {
    expect(await choices()).toEqual(optionalMailKinds.map((kind) => ({ kind, on: true })));
    for (const kind of optionalMailKinds) expect((await choose(kind, false)).statusCode).toBe(200);
    expect(ofAccount(await sent(orderId, 'labels_ready', 'pickup_tomorrow', 'delivered'))).toEqual([]);
    const kept = ofAccount(await sent(orderId, 'changed', 'cancelled', 'address_corrected'));
    expect(kept.map(({ offUrl }) => offUrl)).toEqual([undefined, undefined, undefined]);
    await choose('labels', true);
    expect(ofAccount(await sent(orderId, 'labels_ready', 'pickup_tomorrow'))).toHaveLength(1);
    for (const kind of optionalMailKinds) await choose(kind, true);
    for (const kind of ['confirmation', 'money', 'nonsense'])
      expect((await choose(kind, false)).statusCode).toBe(400);
  });

  it('PA-11 one click on the link in a mail turns its kind off without a sign-in, for its reader only', async () => {
    const [toCustomer, toRobin] = await sent(orderId, 'in_transit');
    expect(toCustomer?.text).toContain(toCustomer?.offUrl ?? '?');
    expect(toCustomer?.html).toContain('Turn off these emails');
    expect(toRobin?.to.address).toBe('robin@lane.test');
    const guest = await shop.browser();
    const address = `/mails/off?token=${tokenOf(toRobin)}`;
    const page = await guest.send('GET', address);
    expect(page.body).toContain('Turn off these emails?');
    expect((await sent(orderId, 'picked_up')).map(({ to }) => to.address)).toContain('robin@lane.test');
    const done = await shop.app.inject({
      method: 'POST',
      url: address,
      headers: {
        host: 'golf.localhost:4000',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([done.statusCode, done.body.includes('These emails are off')]).toEqual([200, true]);
    const after = await sent(orderId, 'out_for_delivery', 'delivered');
    expect(after.map(({ to }) => to.address)).toEqual([
      'customer@demo.test',
      'customer@demo.test',
      'robin@lane.test',
    ]);
    expect(await choices()).toEqual(optionalMailKinds.map((kind) => ({ kind, on: true })));
  });

  it('C4-94 a token that was guessed, truncated or made for another purpose turns nothing off, and is not stored in plain text', async () => {
    const reader = accountReader('usr_demo_customer');
    const token = await drawMailOffToken(shop.context.db, reader, 'labels', '2026-11-23T15:00:00Z');
    const guest = await shop.browser();
    for (const wrong of ['', token.slice(1), `${token}A`, 'A'.repeat(43), token.toUpperCase()]) {
      const answer = await guest.send('GET', `/mails/off?token=${wrong}`);
      expect([answer.statusCode, answer.body.includes('This link doesn’t work')]).toEqual([422, true]);
    }
    const stored = await shop.context.db.selectFrom('mail_off_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored.some(({ token_hash }) => token_hash.toString('base64url') === token)).toBe(false);
    expect(await choices()).toContainEqual({ kind: 'labels', on: true });
  });

  it('PA-11 the link of a mail works for a year', async () => {
    const { db } = shop.context;
    const token = await drawMailOffToken(db, accountReader('usr_a'), 'labels', '2026-11-23T15:00:00Z');
    const after = (days: number) =>
      sweepMailLinks(db, Date.parse('2026-11-23T15:00:00Z') + days * 86_400_000);
    await after(364);
    expect(await mailOffLink(db, token)).toEqual({ reader: 'usr_a', kind: 'labels' });
    await after(366);
    expect(await mailOffLink(db, token)).toBeUndefined();
  });

  it('C4-94 no one reads or changes the choices of another person, and a guest has no choices', async () => {
    const guest = await shop.browser();
    const read = await guest.send('GET', '/api/v6/mail_choices');
    expect([read.statusCode, read.json().code]).toEqual([401, 'not_signed_in']);
    const other = await shop.browser();
    await other.signIn('pro');
    await other.send('PUT', '/api/v6/mail_choices/labels', { body: { on: false } });
    expect(await choices()).toContainEqual({ kind: 'labels', on: true });
  });

  it('PA-12 mails link to the page of the order, with a button that names its content', async () => {
    const mails = await sent(orderId, 'labels_ready', 'in_transit', 'changed', 'cancelled');
    const own = mails.filter(({ to }) => to.address === 'customer@demo.test');
    const { display_id } = await shop.context.db
      .selectFrom('orders')
      .select('display_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const page = `http://golf.localhost:4000/orders/${orderId}?number=${display_id}`;
    expect(own.map(({ text }) => text.match(/^(.*):\n(.*\/orders\/.*)$/m)?.slice(1))).toEqual([
      ['Print your labels', `${page}#labels`],
      ['Track your bags', page],
      ['See what changed', page],
      ['Open your order', page],
    ]);
    const taken: Mail[] = [];
    const { db, clock, mails: settings } = shippingOf(shop);
    const mail = { send: async (one: Mail) => void taken.push(one) };
    await sendConfirmation({ db, clock, mails: { ...settings, mail } }, orderId, 'again');
    expect(taken[0]?.text).toContain(`Your order:\n${page}\n`);
  });
});

describe('the reminder on the day before', () => {
  it('PA-13 the reminder is sent once, the day before the pickup, except to a customer who ordered on that day', async () => {
    const { orderId } = await orderOfAFarDay(shop, customer);
    const queued: unknown[] = [];
    const jobs = {
      ...shop.context.jobs,
      enqueue: async (_trx: unknown, _job: object, data: unknown) => void queued.push(data),
    };
    const look = async (instant: string) => {
      queued.length = 0;
      shop.moveClock(instant);
      await pickupTomorrow({ ...shippingOf(shop), jobs });
      return queued.filter((data) => JSON.stringify(data).includes(orderId));
    };
    expect(await look('2026-12-13T16:00:00Z')).toEqual([]);
    expect(await look('2026-12-14T14:00:00Z')).toEqual([]);
    const due = { orderId, step: 'pickup_tomorrow', leg: 'outbound', generation: 1 };
    expect(await look('2026-12-14T16:00:00Z')).toEqual([due]);
    await sendStatusEmail(shippingOf(shop), {
      orderId,
      step: 'pickup_tomorrow',
      leg: 'outbound',
      generation: 1,
    });
    expect(await look('2026-12-14T17:00:00Z')).toEqual([]);
    shop.moveClock('2026-11-23T15:00:00Z');
    const { orderId: today } = await paidOrder(shop, customer);
    await pickupTomorrow({ ...shippingOf(shop), jobs });
    expect(JSON.stringify(queued)).not.toContain(today);
  });
});
