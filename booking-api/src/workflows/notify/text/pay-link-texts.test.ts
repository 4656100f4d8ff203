import { earlierTextConsent } from '@sendahead/shared-contracts/orders/text-consent';
import { payLinkMailJob } from '../../../modules/orders/public/mails/jobs.ts';
import { signedInBrowser } from '../../../testing/server-per-file.ts';
import { change, near, payLinksIn } from '../../amend/pay-link/testing/pay-links-in.ts';
import { jobCompleted, paidOrder, stepMails } from '../../testing/shipping.ts';
import { sendPayLink } from '../pay-link/send-pay-link.ts';
import { pathOf, provider, textedShop } from './testing/texted-shop.ts';

jest.setTimeout(120_000);
const { at, contextOf, customer, shop, start } = textedShop();
const admin = signedInBrowser(shop, 'admin');
const { differenceOf, send, pay } = payLinksIn(shop, { customer, admin });

/** An order with a link by text, whose text this test sends itself. */
async function texted(consents: (orderId: string) => Promise<unknown> = (orderId) => start(orderId)) {
  const { orderId } = await paidOrder(shop, customer, near);
  await consents(orderId);
  const difference_cents = await differenceOf(orderId);
  const answer = await send(orderId, { change, difference_cents, by_text: true });
  return { orderId, answer, link: answer.json() };
}

/** Makes the text due again once the shop's own job has sent it, so that a test can send it. */
async function forgetOwnText({ orderId, link }: { orderId: string; link: { id: string } }): Promise<void> {
  await jobCompleted(shop, payLinkMailJob, { linkId: link.id });
  await shop.context.db.deleteFrom('order_texts').where('order_id', '=', orderId).execute();
}

const options = async (orderId: string) =>
  (await admin.send('GET', `/api/v6/orders/${orderId}/change/options`)).json();

describe('a pay link by text message', () => {
  it('CO-112 is texted once to the number that agreed to payments, and pays the change without signing in', async () => {
    const { orderId } = await paidOrder(shop, customer, near);
    await start(orderId);
    expect(await options(orderId)).toMatchObject({ texts_payment: true });
    const sms = provider();
    const difference_cents = await differenceOf(orderId);
    const link = (await send(orderId, { change, difference_cents, by_text: true })).json();
    expect(link).toMatchObject({ by_text: true, state: 'open' });
    await forgetOwnText({ orderId, link });
    const mail = { linkId: link.id, round: 1 };
    for (const _ of [1, 2]) await sendPayLink(contextOf(sms), mail);
    expect(sms.taken).toHaveLength(1);
    const { to = '', text = '' } = sms.taken[0] ?? {};
    expect(to).toBe('+18165550100');
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/pay \$41\.00 to change order SA-\S+.*\/pay#token=[\w-]{43}$/);
    const guest = await shop.browser();
    expect((await pay(guest, text.slice(-43))).json()).toMatchObject({ status: true });
    expect((await stepMails(shop, orderId, [])).has(`link_to_pay.${link.id}.1`)).toBe(false);
  });

  it('CO-112 is not sent without consent, nor to who agreed to texts about pickup and arrival alone', async () => {
    const none = await texted(async () => undefined);
    expect([none.answer.statusCode, none.link.code]).toEqual([409, 'no_text_consent']);
    const body = { phone: '816 555 0100', consent: earlierTextConsent };
    const earlier = await texted((orderId) => customer.send('PUT', pathOf(orderId), { body }));
    expect(earlier.link.code).toBe('no_text_consent');
    expect((await options(earlier.orderId)).texts_payment).toBeUndefined();
  });

  it('CO-112 waits for the morning, and is emailed once texts were stopped', async () => {
    const { orderId, link } = await texted();
    await forgetOwnText({ orderId, link });
    const sms = provider();
    const waiting: object[] = [];
    const jobs = {
      enqueue: async (_trx: unknown, _job: object, _data: unknown, more: object = {}) =>
        void waiting.push(more),
    };
    await at('2026-11-24T05:00:00Z');
    await sendPayLink({ ...contextOf(sms), jobs }, { linkId: link.id, round: 1 });
    expect([sms.taken, waiting]).toEqual([[], [{ startAfterSeconds: 8 * 3600 }]]);
    await customer.send('DELETE', pathOf(orderId));
    await sendPayLink(contextOf(sms), { linkId: link.id, round: 1 });
    expect(sms.taken).toEqual([]);
    const name = `link_to_pay.${link.id}.1`;
    expect((await stepMails(shop, orderId, [name])).get(name)?.text).toContain('/pay#token=');
  });
});
