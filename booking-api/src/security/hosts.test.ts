import { type AddressInfo, connect } from 'node:net';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({}, { PUBLIC_URL: 'https://{brand}.sendahead.test' });
});
afterAll(() => server.close());

const ask = (host: string, url = '/api/v6/session') => server.app.inject({ url, headers: { host } });

describe('hosts', () => {
  it.each([
    'golf.sendahead.test',
    'ski.sendahead.test:443',
    'Golf.Sendahead.Test',
    'localhost',
    'localhost:4000',
  ])('OPEN-02 %s is served', async (host) => {
    expect((await ask(host)).statusCode).toBe(200);
  });

  it('attack 110: a request with two Host headers is answered 400', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (piece) => {
      heard += piece.toString();
    });
    socket.write(
      'GET /api/v6/session HTTP/1.1\r\nHost: golf.sendahead.test\r\nHost: evil.test\r\nConnection: close\r\n\r\n',
    );
    await new Promise((resolve) => socket.on('close', resolve));
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    'nobrand.sendahead.test',
    'shop.sendahead.test.evil.test',
    'golf.evil.test',
    'golf.sendahead.test.evil.test',
    'golf.localhost',
    'evil.test/quote/embed?brand=golf',
    'golf.sendahead.test/x',
    'golf.sendahead.test; x',
    'golf.sendahead.test:80@evil.test',
    'golf..sendahead.test',
    '127.0.0.1:4000',
    '[::1]',
  ])('attack 54: the host "%s" is answered 421, for any path', async (host) => {
    const answers = await Promise.all([
      ask(host),
      ask(host, '/api/v6/nothing'),
      ask(host, '/quote/embed?brand=golf'),
      ask(host, '/ship'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([421, 421, 421, 421]);
    for (const { headers } of answers) {
      expect(headers.location).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it.each(['sendahead.test', 'www.sendahead.test', 'WWW.Sendahead.Test:443'])(
    'OPEN-02 %s redirects to the first brand only, whatever the URL contains',
    async (host) => {
      const answers = await Promise.all([ask(host, '/ship?a=1'), ask(host, '//evil.test/x')]);
      expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
        [302, 'https://golf.sendahead.test/ship?a=1'],
        [302, 'https://golf.sendahead.test//evil.test/x'],
      ]);
      const order = { method: 'POST', url: '/api/v6/session', headers: { host } } as const;
      expect((await server.app.inject(order)).statusCode).toBe(421);
    },
  );

  it('OPEN-45 the host of a microsite redirects to its page at the brand only', async () => {
    const answers = await Promise.all([
      ask('coastalopen.sendahead.test', '/'),
      ask('coastalopen.sendahead.test', '//evil.test/ship?micro_site_id=2'),
    ]);
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers.location]).toEqual([
        302,
        'https://golf.sendahead.test/ship?micro_site_id=1',
      ]);
    const posted = await server.app.inject({
      method: 'POST',
      url: '/sessions.json',
      headers: { host: 'coastalopen.sendahead.test' },
    });
    expect(posted.statusCode).toBe(421);
  });

  it('OPEN-43 health checks answer at any host, because they call by IP address', async () => {
    expect((await ask('10.0.0.7:4000', '/healthz')).statusCode).toBe(200);
    expect((await ask('10.0.0.7:4000', '/readyz')).statusCode).toBe(200);
  });

  it('BR-01 a new brand is served without a restart', async () => {
    expect((await ask('rowing.sendahead.test')).statusCode).toBe(421);
    const { db } = server.context;
    const golf = await db
      .selectFrom('brands')
      .selectAll()
      .where('slug', '=', 'golf')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('brands')
      .values({
        ...golf,
        id: 99,
        slug: 'rowing',
        name: 'Rowing',
        line_keys: golf.line_keys,
        words: golf.words,
      })
      .execute();
    expect((await ask('rowing.sendahead.test')).statusCode).toBe(200);
  });
});
