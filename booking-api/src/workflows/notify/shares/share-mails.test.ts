import { startPerFile } from '../../../testing/server-per-file.ts';
import { newKey, signedIn } from '../../testing/booking.ts';
import { startShop } from '../../testing/shop.ts';
import { ask, mailTo, prepareTrip, readShare, stop, tripOfThree } from '../../testing/split-bill.ts';

jest.setTimeout(120_000);
const shop = startPerFile(startShop);
const confirm = (email_verified_at: string | null) =>
  shop.context.db
    .updateTable('users')
    .set({ email_verified_at })
    .where('email', '=', 'customer@demo.test')
    .execute();

/** The mail that asks Robin for a share of a trip whose bill the customer splits. */
async function mailToRobin(more: Record<string, unknown> = {}) {
  const booking = await prepareTrip(await signedIn(shop), more);
  await ask(booking, { nonce: await shop.gateway.nonce() });
  const mail = await mailTo(shop, booking, 'asked', 'robin@lane.test');
  await stop(booking);
  return mail;
}

describe('mails that one person sends to another', () => {
  it('attack 104: only a buyer whose email is confirmed is named in the subject', async () => {
    await confirm(null);
    expect((await mailToRobin()).subject).toMatch(/: A traveler on your trip asked you to pay your/);
    await confirm('2026-11-01T00:00:00Z');
    expect((await mailToRobin()).subject).toMatch(/: Casey Customer asked you to pay your/);
  });

  it('attack 104: a URL in an older name or a city reaches no one', async () => {
    const { db } = shop.context;
    await db
      .updateTable('users')
      .set({ first_name: 'Your refund waits at evil.com' })
      .where('email', '=', 'customer@demo.test')
      .execute();
    const mail = await mailToRobin();
    expect(JSON.stringify(mail)).not.toContain('evil');
    await db
      .updateTable('users')
      .set({ first_name: 'Casey' })
      .where('email', '=', 'customer@demo.test')
      .execute();
  });

  it('attack 104: a traveler named after a URL gets no request', async () => {
    const { '2': robin } = tripOfThree.traveler;
    const evil = { ...robin, t_first_name: 'evil.com', t_name: 'evil.com Lane' };
    const booking = await prepareTrip(await signedIn(shop), {
      traveler: { ...tripOfThree.traveler, '2': evil },
    });
    const answer = await ask(booking, { nonce: await shop.gateway.nonce() });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'form_incomplete']);
  });

  it('attack 104: an unconfirmed account sends a dozen requests a day', async () => {
    shop.moveClock('2026-11-24T15:00:00Z');
    await confirm(null);
    const browser = await signedIn(shop);
    const statuses: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      const { '1': buyer, '2': robin, '3': kim } = tripOfThree.traveler;
      const traveler = {
        '1': buyer,
        '2': { ...robin, t_email: `robin${at}@lane.test` },
        '3': { ...kim, t_email: `kim${at}@lane.test` },
      };
      const booking = await prepareTrip(browser, { traveler });
      const answer = await ask(booking, { key: newKey(), nonce: await shop.gateway.nonce() });
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, 6)).not.toContain(429);
    expect(statuses.slice(6)).toEqual([429, 429]);
  });

  it('attack 104: one address gets a dozen requests a day, from all senders together', async () => {
    shop.moveClock('2026-11-25T15:00:00Z');
    await confirm('2026-11-01T00:00:00Z');
    const { throttle } = shop.context;
    const { limitRecipients } = await import('../../checkout/split-bill/limit-recipients.ts');
    const robin = { name: 'Robin', email: 'Robin@lane.test', travelers: ['2'], isBuyer: false };
    // Text after a plus reaches the same mailbox.
    for (let at = 0; at < 12; at += 1)
      await limitRecipients({ db: shop.context.db, throttle }, `usr_${at}`, [
        { ...robin, email: at % 2 === 0 ? robin.email : `robin+${at}@lane.test` },
      ]);
    await expect(
      limitRecipients({ db: shop.context.db, throttle }, 'usr_other', [robin]),
    ).rejects.toMatchObject({
      status: 429,
    });
  });

  it('attack 108: twenty of forty wrong tokens of shares are checked in a minute', async () => {
    const guest = await shop.browser();
    const statuses: number[] = [];
    for (let at = 0; at < 40; at += 1) {
      const token = `${at}`.padStart(43, 'x');
      // Old open pages send it in the URL; both kinds of requests count together.
      const answer =
        at % 2 === 0
          ? await readShare(guest, token)
          : await guest.send('GET', '/api/v6/bill_share', { query: { token } });
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual(Array(20).fill(429));
  });
});
