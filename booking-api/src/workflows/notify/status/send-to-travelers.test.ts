import type { Email } from 'postal-mime';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { paidOrder, reaches, shippingOf, stepMails } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { sendStatusEmail } from './send-status-email.ts';

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
const send = (orderId: string, step: 'labels_ready' | 'in_transit', mails = shippingOf(shop).mails) =>
  sendStatusEmail({ ...shippingOf(shop), mails }, { orderId, step, leg: 'outbound', generation: 1 });
const addressOf = ({ to }: Email): string => to?.[0]?.address ?? '';
const mailsOf = async (orderId: string, step: string): Promise<Map<string, Email>> => {
  const mails = await stepMails(shop, orderId, [`${step}.outbound.1`]);
  const told = [...mails].filter(([kind]) => kind.endsWith(`${step}.outbound.1`));
  return new Map(told.map(([, mail]) => [addressOf(mail), mail]));
};

describe('VL-22 mails to travelers about their bags', () => {
  it('each traveler gets one mail about their bags, without price or link', async () => {
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

  it('an address that refuses its mail does not block the others, and nobody gets it twice', async () => {
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

  it('travelers get no mail about labels, which belong to the account', async () => {
    const orderId = await ordered(traveler('Robin', 'robin@lane.test'));
    await send(orderId, 'labels_ready');
    expect([...(await mailsOf(orderId, 'labels_ready')).keys()]).toEqual(['customer@demo.test']);
  });
});
