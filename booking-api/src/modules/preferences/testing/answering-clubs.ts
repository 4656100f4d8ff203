import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** An answer in the request's format. */
export type ClubAnswer = { question: string; answer: string; type: string; traveler_id?: string };

/** A yes/no answer. */
export const logical = (question: string, answer: string): ClubAnswer => ({
  question,
  answer,
  type: 'logical',
});

/** A text answer. */
export const text = (question: string, answer: string): ClubAnswer => ({ question, answer, type: 'text' });

/** The answer that opens the question about the tee time. */
export const playing = logical('Will you play on the day of arrival?', 'yes');

/** The answer to that question. */
export const teeTime = text('What is your tee time?', '10:40');

/** A guest with two carts who answers clubs' questions. */
export function answeringClubs() {
  let server: TestApp;
  let guest: Browser;
  let cart: { id: string; cart_token: string };
  let other: { id: string; cart_token: string };
  const open = async () =>
    (await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
  beforeAll(async () => {
    server = await startTestApp();
    guest = await server.browser();
    cart = await open();
    other = await open();
  });
  afterAll(() => server.close());
  beforeEach(() => server.context.db.deleteFrom('preference_answers').execute());

  const save = (
    answers: ClubAnswer[],
    { club_id = 6, camps = false, token = cart.cart_token, cart_id = cart.id, more = {} } = {},
  ) =>
    guest.send('POST', `/api/v5/club_preferences_answers${camps ? '_camps' : ''}`, {
      body: { cart_id, club_preferences_answer: { club_id, is_outbound: true, answers, ...more } },
      headers: { 'x-cart-token': token },
    });

  return {
    get server() {
      return server;
    },
    get guest() {
      return guest;
    },
    get cart() {
      return cart;
    },
    get other() {
      return other;
    },
    open,
    save,
  };
}
