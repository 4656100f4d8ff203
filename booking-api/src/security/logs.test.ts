import { oneWayForm } from '../testing/shipment-forms.ts';
import { startTestApp } from '../testing/test-app.ts';

describe('the log', () => {
  it('the log has one line of JSON per event and no token, mail, name, phone, cookie or query (attack 3)', async () => {
    const lines: string[] = [];
    const server = await startTestApp(
      { logStream: { write: (line) => lines.push(line) } },
      { LOG_LEVEL: 'debug' },
    );
    const browser = await server.browser();
    const cart = (await browser.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
    await browser.send('GET', `/api/v6/carts/${cart.id}/session`, { query: { cart_token: cart.cart_token } });
    await browser.send('GET', '/users/check_user', { query: { email: 'customer@demo.test' } });
    await browser.send('POST', '/refactor/v5/ship/ship_price', {
      body: { ...oneWayForm, cart_id: cart.id },
      headers: { 'x-cart-token': cart.cart_token },
    });
    await browser.signIn('customer');
    await browser.send('GET', '/api/x\r\n{"level":60}\u001b[31m?cart_token=abc');
    await server.context.db.schema.dropTable('zip_codes').execute();
    const broken = await browser.send('GET', '/v2/zip_info', {
      query: { zip_code: '60601', country_code: 'US' },
    });
    await server.close();

    expect([broken.statusCode, Object.keys(broken.json()).sort()]).toEqual([
      500,
      ['code', 'fields', 'status', 'trace_id', 'type'],
    ]);
    const text = lines.join('');
    const csrf = browser.csrf;
    const cookie = browser.cookie.split('=')[1] ?? 'none';
    for (const secret of [
      cart.cart_token,
      csrf,
      cookie,
      'customer@demo',
      'casey@example',
      'Casey',
      '212 555',
      'cart_token',
      'Sendahead-demo',
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(lines.length).toBeGreaterThan(7);
    for (const line of lines) expect([...line.trimEnd()].every((character) => character >= ' ')).toBe(true);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
    expect(text).toContain(broken.json().trace_id);
  });

  it('the log has at the default level changes, refusals and failures, and no reads', async () => {
    const lines: string[] = [];
    const server = await startTestApp({ logStream: { write: (line) => lines.push(line) } });
    const browser = await server.browser();
    await browser.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } });
    await browser.send('POST', '/refactor/v5/ship/ship_price', { body: oneWayForm });
    await browser.send('GET', '/v2/zip_info', { query: { zip_code: '60601', country_code: 'US' } });
    await browser.send('GET', '/api/v6/orders/ord_none/receipt');
    await server.close();
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered.map(({ req, call, status }) => [req.method, call, status])).toEqual([
      ['POST', 'carts.create', 200],
      ['POST', 'pricing.ship-price', 200],
      ['GET', 'orders.receipt', 401],
    ]);
  });
});
