import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textConsent } from '@sendahead/shared-contracts/orders/text-consent';
import PostalMime from 'postal-mime';
import { deskOf } from '../../../modules/console/incidents/testing/strike.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { until } from '../../../testing/until.ts';
import { placeOrder, shippingOf } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { sendIncident } from './send-incident.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const member = signedInBrowser(shop, 'member');
const desk = deskOf(signedInBrowser(shop, 'admin'));

const mailsOf = (id: string): string[] =>
  readdirSync(join(shop.dataDir, 'mail')).filter((name) => name.startsWith(id) && name.endsWith('.eml'));
const isDone = (id: string) =>
  until(async () => ((await desk.read(id)).mailing.state === 'done' ? true : undefined));

describe('the email about an incident', () => {
  it('CO-19 each affected customer gets one email, however many orders they have and however often it is requested', async () => {
    const [first, second] = [await placeOrder(shop, customer), await placeOrder(shop, customer)];
    const id = await desk.make();
    expect((await desk.read(id)).mailing).toEqual({ state: 'none', sent: 0, waiting: 0 });
    expect((await desk.email(id)).json()).toEqual({ customers: 1 });
    await isDone(id);
    const [file, ...others] = mailsOf(id);
    expect(others).toEqual([]);
    const mail = await PostalMime.parse(readFileSync(join(shop.dataDir, 'mail', file ?? '')));
    expect(mail.subject).toBe('Sendahead Golf: Strike at FedEx');
    const numbers = await numbersOf([first.orderId, second.orderId]);
    expect(mail.text).toMatch(/^Hello [A-Z][a-z]+,\n\nYour bags will be late\.\n/);
    for (const part of ['Your bags will be late.', 'Call us to change your order.', ...numbers])
      expect(mail.text).toContain(part);

    await desk.end(id);
    await placeOrder(shop, member);
    expect((await desk.email(id, 'Once more.')).json()).toEqual({ customers: 1 });
    await isDone(id);
    expect(mailsOf(id)).toHaveLength(2);
    expect((await desk.email(id)).json()).toEqual({ customers: 0 });
  });

  it('OR-09 an order whose owner opted in to texts also gets a text', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const body = { phone: '816 555 0100', consent: textConsent };
    await customer.send('PUT', `/api/v6/orders/${orderId}/texts`, { body });
    const id = await desk.make();
    await desk.email(id);
    await isDone(id);
    const file = join(shop.dataDir, 'sms', `${orderId}_incident_${id}.txt`);
    const text = await until(async () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));
    expect(text).toMatch(
      /^To: \+18165550100\n\nSendahead Golf: Strike at FedEx\. This may affect order \S+\. http\S+\n$/,
    );
    await desk.end(id);
  });

  it('the mailing can be stopped and resumed, and is sent once although its worker was killed and another has it', async () => {
    const id = await desk.make({ stops_selling: false, shows_notice: true });
    const users = await shop.context.db
      .selectFrom('orders')
      .select(['user_id', 'id'])
      .distinctOn('user_id')
      .execute();
    const rows = users.map(({ user_id, id: order }) => ({
      incident_id: id,
      user_id,
      order_ids: [order],
    }));
    await shop.context.db
      .insertInto('incident_mailings')
      .values({ incident_id: id, subject: 'Strike', body: 'Late.', state: 'sending' })
      .execute();
    await shop.context.db.insertInto('incident_mails').values(rows).execute();
    const [one] = users;
    if (!one) throw new Error('nobody has an order');
    const context = shippingOf(shop);
    const mail = { incidentId: id, userId: one.user_id };
    await desk.stopEmailing(id);
    await sendIncident(context, mail);
    expect(mailsOf(id)).toEqual([]);
    expect((await desk.read(id)).mailing).toEqual({ state: 'stopped', sent: 0, waiting: 2 });

    await shop.context.db
      .updateTable('incident_mailings')
      .set({ state: 'sending' })
      .where('incident_id', '=', id)
      .execute();
    const killed = {
      ...context,
      mails: { ...context.mails, mail: { send: () => Promise.reject(new Error('killed')) } },
    };
    await expect(sendIncident(killed, mail)).rejects.toThrow('killed');
    expect((await desk.read(id)).mailing).toMatchObject({ sent: 0, waiting: 2 });
    // One connection is enough for each, so that emails in progress never wait for each other’s.
    const narrow = openDatabase(shop.context.config.databaseUrl, 1);
    await Promise.all([1, 2].map(() => sendIncident({ ...context, db: narrow }, mail)));
    await narrow.destroy();
    expect((await desk.read(id)).mailing).toMatchObject({ sent: 1, waiting: 1 });
    await desk.email(id);
    await isDone(id);
    expect(mailsOf(id)).toHaveLength(2);
  });
});

const numbersOf = async (ids: readonly string[]): Promise<string[]> =>
  (
    await shop.context.db
      .selectFrom('orders')
      .select('display_id')
      .where('id', 'in', [...ids])
      .execute()
  ).map(({ display_id }) => display_id);
