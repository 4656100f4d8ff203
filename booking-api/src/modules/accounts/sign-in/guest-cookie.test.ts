import { startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp, testInstant } from '../../../testing/test-app.ts';

const server = startPerFile(() => startTestApp({}, { RATE_LIMIT_SCALE: '100' }));
beforeEach(() => server.moveClock(testInstant));

const rows = async () =>
  Number(
    (
      await server.context.db
        .selectFrom('sessions')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
const cart = { body: { cart: { brand_id: 1 } } };

describe('the session of a guest', () => {
  it('a thousand visits of a crawler write no row', async () => {
    const before = await rows();
    for (let visit = 0; visit < 1000; visit += 50)
      await Promise.all(
        Array.from({ length: 50 }, () =>
          server.app.inject({ url: '/api/v6/session', headers: { host: 'golf.localhost:4000' } }),
        ),
      );
    expect(await rows()).toBe(before);
  });

  it('becomes a row once it stores a cart, with the same cookie and token, and moves to the account that signs in', async () => {
    const before = await rows();
    const guest = await server.browser();
    const { cookie, csrf } = guest;
    const created = (await guest.send('POST', '/api/v5/carts', cart)).json();
    await guest.send('POST', '/api/v5/carts', cart);
    expect(await rows()).toBe(before + 1);
    expect((await guest.send('GET', '/api/v6/session')).json().csrf_token).toBe(csrf);
    expect(guest.cookie).toBe(cookie);
    expect((await guest.signIn('customer')).statusCode).toBe(200);
    const { user_id } = await server.context.db
      .selectFrom('carts')
      .select('user_id')
      .where('id', '=', created.id)
      .executeTakeFirstOrThrow();
    expect(user_id).not.toBeNull();
  });

  it('the session of a guest needs its CSRF token even before it stores anything', async () => {
    const guest = await server.browser();
    guest.csrf = 'another';
    const refused = await guest.send('DELETE', '/api/v6/session');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'csrf_token_invalid']);
  });

  it('ends after an idle day: the guest gets another cookie', async () => {
    const guest = await server.browser();
    const first = guest.cookie;
    await guest.send('POST', '/api/v5/carts', cart);
    server.moveClock('2026-11-24T15:00:01Z');
    await server.context.db.deleteFrom('sessions').execute();
    await guest.open();
    expect(guest.cookie).not.toBe(first);
  });

  it.each(['g000000.', 'gzzzzzzzzzzz.', 'g1', ''])(
    'a value that only resembles its cookie opens no session: %s',
    async (start) => {
      const guest = await server.browser();
      const secret = 'A'.repeat(43);
      guest.cookie = `session=${start}${secret}`;
      const answer = await guest.send('GET', '/api/v6/session');
      expect(answer.cookies.length).toBe(1);
    },
  );
});
