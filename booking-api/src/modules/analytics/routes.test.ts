import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { logText } from './log-text.ts';

let server: TestApp;
let guest: Browser;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestApp({ logStream: { write: (line) => lines.push(line) } });
  guest = await server.browser();
});
afterAll(() => server.close());

const report = (body: unknown, headers = {}) => guest.send('POST', '/client/rslog', { body, headers });
const logged = () =>
  lines.filter((line) => line.includes('client operation')).map((line) => JSON.parse(line));

describe('analytics reports of the page', () => {
  it('EP-58 a report becomes one line of the log', async () => {
    expect(
      (await report({ operation: 'services.loaded', order_id: `ord_${'a'.repeat(26)}` })).json(),
    ).toEqual({
      success: true,
    });
    expect(logged().at(-1)).toMatchObject({ operation: 'services.loaded', order: `ord_${'a'.repeat(26)}` });
  });

  it('EP-58 writes no mail, card, phone or second line into the log (attacks 39, 40)', async () => {
    await report({
      operation: 'paid 4111 1111 1111 1111\r\nlevel=50 \u001b[31mx@y.test',
      order_id: '4111111111111111',
    });
    const line = logged().at(-1);
    expect(line.order).toBeNull();
    expect(JSON.stringify(line)).not.toMatch(/4111|x@y|\\u001b|\\r|\\n/);
  });

  it.each([
    {},
    { operation: 'x'.repeat(61) },
    { operation: 'x', email: 'a@b.test' },
    { operation: 'x', order_id: '../1' },
    { operation: 7 },
  ])('EP-58 refuses the report %j', async (body) => {
    expect((await report(body)).statusCode).toBe(400);
  });

  it('EP-58 requires a session and its CSRF token, and limits the rate', async () => {
    expect((await report({ operation: 'x' }, { cookie: '' })).statusCode).toBe(401);
    expect((await report({ operation: 'x' }, { 'x-csrf-token': 'no' })).statusCode).toBe(403);
    const own = await startTestApp();
    const talker = await own.browser();
    const statuses = new Set<number>();
    for (let count = 0; count < 65; count += 1) {
      const answer = await talker.send('POST', '/client/rslog', { body: { operation: 'x' } });
      statuses.add(answer.statusCode);
    }
    await own.close();
    expect([...statuses].sort()).toEqual([200, 429]);
  });

  it('EP-58 shortens any text and strips markup and phone numbers', () => {
    expect(logText('call +1 (843) 555-0100 now')).not.toMatch(/555/);
    expect(logText('<script>alert(1)</script>')).not.toMatch(/[<>()]/);
    expect(logText('a'.repeat(500))).toHaveLength(60);
  });
});
