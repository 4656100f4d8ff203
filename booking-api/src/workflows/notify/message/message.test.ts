import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { until } from '../../../testing/until.ts';
import { deleteAccount } from '../../account/delete-account.ts';
import { consoleShop } from '../../amend/console-orders/testing/console-shop.ts';
import { newKey } from '../../testing/booking.ts';
import { placeOrder } from '../../testing/shipping.ts';
import { sendMessage } from './send-message.ts';

const { admin, carrierAdmin, customer, life, post, pro, shop, view } = consoleShop();

const words = (more: object = {}) => ({
  subject: 'Your pickup was missed',
  text: 'Hello Casey,\n\nThe carrier was late.\nIt comes tomorrow.',
  key: newKey(),
  ...more,
});
const mailsOf = (id: string): string[] =>
  readdirSync(join(shop.dataDir, 'mail')).filter((name) => name.includes(id) && name.endsWith('.eml'));
const mailOf = async (id: string) => {
  const file = await until(async () => mailsOf(id)[0]);
  return PostalMime.parse(readFileSync(join(shop.dataDir, 'mail', file)));
};
const written = async (orderId: string, more: object = {}): Promise<string> =>
  (await post(orderId, '/messages', words(more))).json().message_id;
const toUser = (userId: string, more: object = {}, browser = admin) =>
  browser.send('POST', `/api/v6/console/users/${userId}/messages`, { body: words(more) });

describe('a staff email to the customer of an order', () => {
  it('CO-42 an email is sent once in the brand of the order, with replies to its help address, and its text is kept in the history', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const body = words();
    const [first, second] = [
      await post(orderId, '/messages', body),
      await post(orderId, '/messages', body),
    ].map((answer) => answer.json().message_id);
    expect(second).toBe(first);
    const mail = await mailOf(first);
    const frame = (await admin.send('GET', `/api/v6/console/orders/${orderId}/messages/frame`)).json();
    expect(mail).toMatchObject({
      subject: 'Sendahead Golf: Your pickup was missed',
      from: { name: frame.from },
      to: [{ name: 'Casey Customer', address: 'customer@demo.test' }],
      replyTo: [{ address: frame.reply_to }],
    });
    expect(mail.text?.replaceAll('\r', '')).toContain(`${body.text}\n\n${frame.button}:\nhttp`);
    expect(mail.html).toContain('The carrier was late.<br/>It comes tomorrow.');
    expect(frame).toMatchObject({ first_name: 'Casey', help: expect.stringContaining(frame.reply_to) });
    const entry = await until(async () => {
      const entries: { title: string; at: string }[] = await life(orderId);
      const sent = entries.some(({ title }) => title === 'Email sent');
      return sent ? entries.find(({ title }) => title === 'Email written by staff') : undefined;
    });
    expect(entry).toMatchObject({ kind: 'mail', detail: body.subject, by: 'Alex Admin', text: body.text });
    await until(async () => (await view(orderId)).mails.some(wasMessage) || undefined);
    await sendMessage({ db: shop.context.db, clock: shop.context.clock, mails: failingMails }, first);
    expect(mailsOf(first)).toHaveLength(1);
  });

  it('CO-42 another message’s key is refused, and so is a text that is blank, too long, or has more than one line in its subject', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const key = newKey();
    await written(orderId, { key });
    const other = await post(orderId, '/messages', words({ key, text: 'Another text.' }));
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused']);
    const refused = async (more: object) => {
      const answer = await post(orderId, '/messages', words(more));
      return [answer.statusCode, ...answer.json().fields.map(({ path, code }: Field) => `${path} ${code}`)];
    };
    expect(await refused({ subject: ' ' })).toEqual([400, 'subject required']);
    expect(await refused({ subject: 'x'.repeat(121) })).toEqual([400, 'subject too_long']);
    expect(await refused({ text: '\n ' })).toEqual([400, 'text required']);
    expect(await refused({ text: 'x'.repeat(4001) })).toEqual([400, 'text too_long']);
    expect(await refused({ subject: 'One\r\nBcc: all@example.test' })).toEqual([400, 'subject malformed']);
    expect((await post(orderId, '/messages', words({ text: 'x'.repeat(4000) }))).statusCode).toBe(200);
  });

  it('attack 132: markup and header lines, typed by staff or in a customer’s name, remain text', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const { db } = shop.context;
    const name = (first_name: string) =>
      db.updateTable('users').set({ first_name }).where('id', '=', 'usr_demo_customer').execute();
    await name('<b>Casey\r\nBcc: spy@example.test');
    const id = await written(orderId, {
      subject: '<img src=x onerror=alert(1)>\u2028Bcc: spy@example.test',
      text: '<script>alert(1)</script>\n<a href="javascript:alert(1)">Pay</a>\n\nBcc: spy@example.test\n\n.\n',
    });
    const mail = await mailOf(id);
    await name('Casey');
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.to?.map(({ address }) => address)).toEqual(['customer@demo.test']);
    expect(mail.subject).toBe('Sendahead Golf: <img src=x onerror=alert(1)> Bcc: spy@example.test');
    for (const markup of ['<script', '<img src=x', '<a href="javascript', '<b>Casey'])
      expect(mail.html).not.toContain(markup);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.text).toContain('<script>alert(1)</script>');
  });

  it('attack 132: only staff who may correct orders can write, or see the frame of an email', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const guest = await shop.browser();
    const statuses = [];
    for (const browser of [carrierAdmin, pro, customer, guest])
      statuses.push(
        (await post(orderId, '/messages', words(), browser)).statusCode,
        (await browser.send('GET', `/api/v6/console/orders/${orderId}/messages/frame`)).statusCode,
        (await toUser('usr_demo_member', {}, browser)).statusCode,
      );
    expect(statuses).toEqual([...Array(9).fill(403), ...Array(3).fill(401)]);
    const unknown = await post('ord_nobodys', '/messages', words());
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'order_not_found']);
  });

  it('CO-42 a message that the mail server rejects is not recorded as sent, so that its job retries', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const id = await written(orderId);
    await mailOf(id);
    const { db, clock } = shop.context;
    await until(async () => (await read(id))?.sent_at ?? undefined);
    await db.updateTable('staff_messages').set({ sent_at: null }).where('id', '=', id).execute();
    await db.deleteFrom('order_mails').where('kind', '=', `staff_message.${id}`).execute();
    await expect(sendMessage({ db, clock, mails: failingMails }, id)).rejects.toThrow('down');
    expect((await read(id))?.sent_at).toBeNull();
  });
});

describe('a failed staff email', () => {
  it('CO-42 a failed email appears in the history of the order, like other failed emails', async () => {
    const { orderId } = await placeOrder(shop, customer);
    const id = await written(orderId);
    // A finishing job overwrites its output.
    await until(async () => {
      const failed = await sql`update pgboss.job set output = '{"error": "MailRefused"}'
        where name = 'send-staff-message' and data ->> 'messageId' = ${id} and state = 'completed'
        returning id`.execute(shop.context.db);
      return failed.rows.length > 0;
    });
    const entries: { title: string }[] = await life(orderId);
    expect(entries.find(({ title }) => title === 'Email written by staff failed')).toMatchObject({
      kind: 'job',
      detail: expect.stringContaining('MailRefused'),
    });
  });
});

describe('a staff email to a user', () => {
  it('CO-43 an email is sent in the brand of the latest order and listed on its reader’s page', async () => {
    const id: string = (await toUser('usr_demo_customer')).json().message_id;
    const mail = await mailOf(id);
    expect([mail.subject, mail.to?.[0]?.address]).toEqual([
      'Sendahead Golf: Your pickup was missed',
      'customer@demo.test',
    ]);
    expect(mail.text).not.toContain('Open your order');
    await until(async () => (await read(id))?.sent_at ?? undefined);
    const page = (await admin.send('GET', '/api/v6/console/users/usr_demo_customer')).json();
    const latest = page.messages.find((one: { message_id: string }) => one.message_id === id);
    expect(latest).toMatchObject({ message_id: id, by: 'Alex Admin', display_id: null, text: words().text });
    expect(page.audit.map(({ kind }: { kind: string }) => kind)).toContain('staff.wrote_to_customer');
    const missing = await toUser('usr_nobody');
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'no_such_thing']);
  });

  it('CO-43 a deleted account gets no email, and its messages are erased', async () => {
    const { db, clock } = shop.context;
    const id: string = (await toUser('usr_demo_member')).json().message_id;
    await until(async () => (await read(id))?.sent_at ?? undefined);
    await db.updateTable('staff_messages').set({ sent_at: null }).where('id', '=', id).execute();
    await db
      .updateTable('users')
      .set({ deleted_at: clock.instant() })
      .where('id', '=', 'usr_demo_member')
      .execute();
    await sendMessage({ db, clock, mails: failingMails }, id);
    expect((await read(id))?.sent_at).toBeNull();
    const again = await toUser('usr_demo_member');
    expect([again.statusCode, again.json().code]).toEqual([404, 'no_such_thing']);
    await db.updateTable('users').set({ deleted_at: null }).where('id', '=', 'usr_demo_member').execute();
    await deleteAccount(shop.context, 'usr_demo_member');
    expect(await read(id)).toBeUndefined();
  });
});

type Field = { path: string; code: string };
const wasMessage = ({ kind }: { kind: string }) => kind.startsWith('staff_message.');
const read = (id: string) =>
  shop.context.db.selectFrom('staff_messages').select('sent_at').where('id', '=', id).executeTakeFirst();
const failingMails = {
  mail: {
    send: async () => {
      throw new Error('down');
    },
  },
  fromAddress: 'bookings@sendahead.test',
  pageOrigin: (slug: string) => `http://${slug}.localhost`,
};
