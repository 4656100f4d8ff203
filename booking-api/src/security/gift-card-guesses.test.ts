import { oneWayForm } from '../testing/shipment-forms.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const addresses = 50;
const guessesEach = 12;

/** Prices with an invalid code, from a new address, in one browser's session. */
async function guessFrom(address: string): Promise<{ said: unknown; closed: boolean }[]> {
  const browser = await server.browser();
  const answers = [];
  for (let guess = 0; guess < guessesEach; guess += 1) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/refactor/v5/ship/ship_price',
      remoteAddress: address,
      headers: {
        host: browser.host,
        cookie: browser.cookie,
        origin: `http://${browser.host}`,
        'x-csrf-token': browser.csrf,
      },
      payload: { ...oneWayForm, gift_card: `SENDAHEAD-${address}-${guess}` },
    });
    const { gift_card_error, gift_card_wait_until } = answer.json();
    answers.push({ said: gift_card_error, closed: gift_card_wait_until !== null });
  }
  return answers;
}

describe('guessing gift cards', () => {
  it('attack 16: guessing gift cards is limited to ten at each of fifty addresses, gets only negative answers, and raises an alert', async () => {
    const heard = [];
    for (let host = 1; host <= addresses; host += 1) heard.push(await guessFrom(`10.9.0.${host}`));
    for (const answers of heard)
      expect(answers.filter(({ closed }) => !closed).length).toBeLessThanOrEqual(10);
    expect(heard.map((answers) => answers.at(-1)?.closed)).toEqual(heard.map(() => true));
    expect(new Set(heard.flat().map(({ said }) => said))).toEqual(
      new Set(['This gift card isn’t valid or has no balance left.', null]),
    );
    const alerts = await server.context.db
      .selectFrom('operator_alerts')
      .select('kind')
      .where('kind', '=', 'gift_cards_guessed')
      .execute();
    expect(alerts).toHaveLength(1);
  });

  it('attack 16: guessing gift cards is limited to ten, for any number of concurrent requests', async () => {
    const browser = await server.browser();
    const answers = [];
    for (let at = 0; at < 4; at += 1) {
      const codes = Array.from({ length: 5 }, (_, card) => `SENDAHEAD-MANY-${at}-${card}`);
      const body = { ...oneWayForm, gift_card: codes.join(' ') };
      answers.push(
        (await browser.send('POST', '/refactor/v5/ship/ship_price', { body })).json().gift_card_wait_until !==
          null,
      );
    }
    expect(answers).toEqual([false, false, true, true]);
  });
});
