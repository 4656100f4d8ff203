import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import type { Mail } from '../../../integrations/mail/port.ts';
import type { MailStep } from '../../../modules/orders/public/mails/jobs.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { until } from '../../../testing/until.ts';
import { paidOrder, reaches, shippingOf, stepMails } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { sendStatusEmail } from '../status/send-status-email.ts';
import { sendBookedToTravelers } from './send-to-travelers.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

const [bag] = Object.values(oneWayForm.traveler ?? {});
const traveler = (first: string, t_email: string) => ({
  ...bag,
  t_first_name: first,
  t_last_name: 'Lane',
  t_name: `${first} Lane`,
  t_email,
});
const ordered = async (...travelers: object[]) => {
  const { orderId } = await paidOrder(shop, customer, {
    additional_travelers: String(travelers.length - 1),
    traveler: Object.fromEntries(travelers.map((one, index) => [String(index + 1), one])),
  });
  await reaches(shop, orderId, 'labels_ready');
  return orderId;
};
const send = (orderId: string, step: MailStep, mails = shippingOf(shop).mails) =>
  sendStatusEmail({ ...shippingOf(shop), mails }, { orderId, step, leg: 'outbound', generation: 1 });
const recipientOf = ({ to }: Email): string => to?.[0]?.address ?? '';
const mailsOf = async (orderId: string, step: string): Promise<Map<string, Email>> => {
  const mails = await stepMails(shop, orderId, [`${step}.outbound.1`]);
  const answer = [...mails].filter(([kind]) => kind.endsWith(`${step}.outbound.1`));
  return new Map(answer.map(([, mail]) => [recipientOf(mail), mail]));
};

/** The mails to travelers about steps, and at the end about the booking. */
async function written(orderId: string, steps: readonly MailStep[]): Promise<Mail[]> {
  const taken: Mail[] = [];
  const mails = { ...shippingOf(shop).mails, mail: { send: async (mail: Mail) => void taken.push(mail) } };
  await confirmed(orderId);
  await shop.context.db.deleteFrom('order_mails').where('order_id', '=', orderId).execute();
  for (const step of steps) await send(orderId, step, mails);
  await sendBookedToTravelers({ ...shippingOf(shop), mails }, orderId);
  return taken.filter(({ to }) => to.address !== 'customer@demo.test');
}
const kindsOf = async (orderId: string): Promise<string[]> =>
  (
    await shop.context.db.selectFrom('order_mails').select('kind').where('order_id', '=', orderId).execute()
  ).map(({ kind }) => kind);
/** The order's jobs have already sent their mails to travelers. */
const confirmed = (orderId: string): Promise<true> =>
  until(async () => {
    const sent = (await kindsOf(orderId)).filter((kind) => kind.startsWith('traveler.')).join();
    return (sent.includes('confirmation') && sent.includes('labels_ready')) || undefined;
  });
const orderOf = async (orderId: string) => {
  const order = await findOrder(shop.context.db, orderId);
  if (!order) throw new Error('no such order');
  return order;
};

describe('VL-22 mails to travelers about their bags', () => {
  it('each traveler gets one mail about their bags, without price or receipt', async () => {
    const orderId = await ordered(
      traveler('Casey', 'Customer@demo.test'),
      traveler('Robin', 'robin@lane.test'),
      traveler('Sam', 'sam@lane.test'),
      traveler('Kim', 'SAM@lane.test'),
    );
    await send(orderId, 'in_transit');
    const mails = await mailsOf(orderId, 'in_transit');
    expect([...mails.keys()].sort()).toEqual(['customer@demo.test', 'robin@lane.test', 'sam@lane.test']);
    const robins = `${mails.get('robin@lane.test')?.text} ${mails.get('robin@lane.test')?.html}`;
    expect(robins).toContain('Hello Robin Lane');
    for (const hidden of ['Casey', 'Sam', 'Kim', '$', 'receipt', 'customer@demo.test'])
      expect(robins).not.toContain(hidden);
    const sams = mails.get('sam@lane.test')?.text ?? '';
    for (const own of ['Sam Lane, ', 'Kim Lane, ']) expect(sams).toContain(own);
    const rows = await shop.context.db
      .selectFrom('order_mails')
      .select('kind')
      .where('order_id', '=', orderId)
      .where('kind', 'like', '%in_transit%')
      .execute();
    await send(orderId, 'in_transit');
    expect(rows).toHaveLength(3);
  });

  it('an address that refuses its mail does not block the others, and no one gets a mail twice', async () => {
    const orderId = await ordered(traveler('Robin', 'robin@lane.test'), traveler('Sam', 'sam@lane.test'));
    const { mails } = shippingOf(shop);
    const taken: string[] = [];
    let broken = true;
    const mail = {
      send: async ({ to }: { to: { address: string } }) => {
        if (broken && to.address === 'robin@lane.test') throw new Error('no such mailbox');
        taken.push(to.address);
      },
    };
    await expect(send(orderId, 'in_transit', { ...mails, mail })).rejects.toThrow('no such mailbox');
    expect(taken).toEqual(['customer@demo.test', 'sam@lane.test']);
    broken = false;
    await send(orderId, 'in_transit', { ...mails, mail });
    expect(taken).toEqual(['customer@demo.test', 'sam@lane.test', 'robin@lane.test']);
  });

  it('mails about the booking, labels, pickup, delivery, a change and a cancellation name no street, price or other travelers', async () => {
    const orderId = await ordered(
      traveler('Casey', 'customer@demo.test'),
      traveler('Robin', 'robin@lane.test'),
    );
    const steps: MailStep[] = [
      'labels_ready',
      'pickup_tomorrow',
      'picked_up',
      'delayed',
      'out_for_delivery',
      'delivered',
      'changed',
      'leg_moved',
      'undone',
      'leg_cancelled',
      'cancelled',
    ];
    const mails = await written(orderId, steps);
    expect(mails).toHaveLength(steps.length + 1);
    const [leg] = (await orderOf(orderId)).shipment.booking?.legs ?? [];
    const { from, to } = leg ?? {};
    const secrets = ['Casey', 'customer@demo.test', '$', from?.street1, from?.name, to?.street1, to?.phone];
    for (const { subject, text, html, to: reader } of mails) {
      expect(reader.address).toBe('robin@lane.test');
      for (const secret of secrets)
        expect([subject, secret, `${subject} ${text} ${html}`.includes(secret ?? '?')]).toEqual([
          subject,
          secret,
          false,
        ]);
      expect(text).toMatch(/Track your bags:\nhttp:\/\/golf\.localhost:4000\/track\/[\w-]{43}/);
    }
    const booked = mails.at(-1)?.text;
    expect(booked).toContain('Outbound: New York, NY to San Francisco, CA. Pickup');
    expect(booked).toContain('Robin Lane, Golf bag, Standard');
    expect(booked).toContain('The person who booked gets your labels.');
  });

  it('a change that does not affect their bags sends travelers new labels, or no mail when no label was bought', async () => {
    const orderId = await ordered(
      traveler('Casey', 'customer@demo.test'),
      traveler('Robin', 'robin@lane.test'),
    );
    await confirmed(orderId);
    const { db } = shop.context;
    const rows = await db.selectFrom('order_parcels').selectAll().where('order_id', '=', orderId).execute();
    /** Robin's mail about a change from bags that were the same except for `set`. */
    const changed = async (set: { label?: 'bought' | 'dropped'; ship_date?: string }): Promise<Mail[]> => {
      const ofOrder = db.deleteFrom('order_parcels').where('order_id', '=', orderId);
      await ofOrder.where('generation', '=', 0).execute();
      await db.deleteFrom('order_mails').where('order_id', '=', orderId).execute();
      for (const { carriage, ...row } of rows)
        await db
          .insertInto('order_parcels')
          .values({
            ...row,
            ...(set as object),
            carriage: sql`${JSON.stringify(carriage)}::jsonb`,
            id: `${row.id}-before`,
            generation: 0,
            tracking_number: null,
          })
          .execute();
      const taken: Mail[] = [];
      const mail = { send: async (one: Mail) => void taken.push(one) };
      await send(orderId, 'changed', { ...shippingOf(shop).mails, mail });
      return taken.filter(({ to }) => to.address === 'robin@lane.test');
    };
    expect((await changed({ label: 'bought' }))[0]?.subject).toContain('Your bags get new labels');
    expect(await changed({ label: 'dropped' })).toEqual([]);
    const [moved] = await changed({ ship_date: '2026-11-23' });
    expect(moved?.text).toMatch(/Pickup on \w+, \w+ \d+ instead of Mon, Nov 23\./);
  });

  it('travelers get no mail about later costs of bags', async () => {
    const orderId = await ordered(traveler('Robin', 'robin@lane.test'));
    expect((await written(orderId, ['arrived_late', 'address_corrected'])).length).toBe(1);
  });

  it('a placed order confirms their bags to travelers, and its receipt names the recipients', async () => {
    const orderId = await ordered(
      traveler('Casey', 'customer@demo.test'),
      traveler('Robin', 'robin@lane.test'),
    );
    await confirmed(orderId);
    expect((await kindsOf(orderId)).filter((kind) => kind.endsWith('confirmation'))).toHaveLength(2);
    const { travelers } = (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
    expect(travelers.map(({ emailed }: { emailed?: boolean }) => emailed)).toEqual([undefined, true]);
  });
});

describe('the link in a mail to a traveler', () => {
  it('attack 118: a link shows the bags of this traveler only, and ends when the address leaves the order', async () => {
    const orderId = await ordered(
      traveler('Casey', 'customer@demo.test'),
      traveler('Robin', 'robin@lane.test'),
      traveler('Sam', 'sam@lane.test'),
    );
    const [mail] = await written(orderId, ['in_transit']);
    const token = mail?.text.match(/\/track\/([\w-]{43})/)?.[1] ?? '';
    const guest = await shop.browser();
    const track = () => guest.send('GET', `/api/v6/track/${token}`);
    expect((await track()).json().legs.map(({ bags }: { bags: unknown[] }) => bags.length)).toEqual([1]);
    expect((await customer.send('GET', `/api/v6/orders/${orderId}/track_links`)).json().links).toEqual([]);
    const { shipment } = await orderOf(orderId);
    const travelers = shipment.travelers.map((one) => ({
      ...one,
      email: one.email.replace('robin', 'other'),
    }));
    await shop.context.db
      .updateTable('orders')
      .set({ shipment: { ...shipment, travelers } })
      .where('id', '=', orderId)
      .execute();
    expect((await track()).json().code).toBe('track_link_not_found');
    expect((await guest.send('GET', `/track/${token}/calendar.ics`)).statusCode).toBe(404);
  });
});
