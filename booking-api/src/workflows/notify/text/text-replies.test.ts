import { textConsent } from '@sendahead/shared-contracts/orders/text-consent';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const accountSid = `AC${'0'.repeat(32)}`;
const authToken = 'a-token-that-is-long-enough';
const replyUrl = 'https://golf.sendahead.test/texts/replies';
const twilio = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: '+18435550100',
  // Nothing listens at this URL.
  TWILIO_URL: 'http://127.0.0.1:9',
  TWILIO_REPLY_URL: replyUrl,
};
const shop = startPerFile(() => startShop(twilio));
const customer = signedInBrowser(shop);

type Form = Record<string, string>;
const formOf = (text: string, over: Form = {}): Form => ({
  AccountSid: accountSid,
  From: '+18165550100',
  To: '+18435550100',
  Body: text,
  MessageSid: `SM${'1'.repeat(32)}`,
  ...over,
});
const signatureOf = (form: Form, { token = authToken, url = replyUrl } = {}) =>
  getExpectedTwilioSignature(token, url, form);
const reply = (form: Form, signature: string | undefined = signatureOf(form)) =>
  shop.app.inject({
    method: 'POST',
    url: '/texts/replies',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(signature === undefined ? {} : { 'x-twilio-signature': signature }),
    },
    payload: new URLSearchParams(form).toString(),
  });

async function textedOrder(phone = '816 555 0100'): Promise<string> {
  const { orderId } = await paidOrder(shop, customer);
  const body = { phone, consent: textConsent };
  expect((await customer.send('PUT', `/api/v6/orders/${orderId}/texts`, { body })).statusCode).toBe(200);
  return orderId;
}
const textsOf = async (orderId: string) =>
  (await customer.send('GET', `/api/v6/orders/${orderId}/texts`)).json();

describe('replies to texts', () => {
  it('OR-09 STOP ends the texts to its number on every order, and START does not restart them', async () => {
    const [one, other, kept] = [await textedOrder(), await textedOrder(), await textedOrder('416 555 0123')];
    const answer = await reply(formOf(' stop. '));
    expect([answer.statusCode, answer.body]).toEqual([200, '<Response/>']);
    for (const orderId of [one, other])
      expect(await textsOf(orderId)).toMatchObject({ phone: null, ended_by_reply: '+1 816 555 0100' });
    expect(await textsOf(kept)).toMatchObject({ phone: '+1 416 555 0123' });
    expect((await reply(formOf('START'))).statusCode).toBe(200);
    expect(await textsOf(one)).toMatchObject({ phone: null });
    // The person opts in again on the page.
    const body = { phone: '816 555 0100', consent: textConsent };
    await customer.send('PUT', `/api/v6/orders/${one}/texts`, { body });
    expect(await textsOf(one)).toMatchObject({ phone: '+1 816 555 0100' });
  });

  it('OR-09 other words end nothing', async () => {
    const orderId = await textedOrder();
    for (const words of ['Thanks!', 'Don’t stop', 'HELP', ''])
      expect((await reply(formOf(words))).statusCode).toBe(200);
    expect(await textsOf(orderId)).toMatchObject({ phone: '+1 816 555 0100' });
  });

  it('attack 150: OR-09 a reply ends nothing unless the provider signed it for this URL and these words', async () => {
    const orderId = await textedOrder();
    const stop = formOf('STOP');
    const forged: [Form, string | undefined][] = [
      [stop, ''],
      [stop, 'A'.repeat(28)],
      [stop, signatureOf(stop, { token: 'another-token-as-long-as-it' })],
      [stop, signatureOf(stop, { url: 'https://golf.sendahead.test/texts/other' })],
      [stop, signatureOf(formOf('Thanks!'))],
      [stop, signatureOf(formOf('STOP', { From: '+14165550123' }))],
      [{ ...stop, More: '1' }, signatureOf(stop)],
    ];
    const another = formOf('STOP', { AccountSid: `AC${'1'.repeat(32)}` });
    forged.push([another, signatureOf(another)]);
    for (const [form, signature] of forged) {
      const answer = await reply(form, signature);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'signature_invalid']);
    }
    const large = formOf('STOP', { Media: 'x'.repeat(20_000) });
    expect((await reply(large)).statusCode).toBe(413);
    const json = await shop.app.inject({ method: 'POST', url: '/texts/replies', payload: stop });
    expect([400, 401, 415]).toContain(json.statusCode);
    expect(await textsOf(orderId)).toMatchObject({ phone: '+1 816 555 0100' });
  });
});
