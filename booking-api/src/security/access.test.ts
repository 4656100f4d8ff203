import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const withoutSession = [
  ['POST', '/refactor/v5/ship/ship_price'],
  ['POST', '/refactor/v5/ship/combined_services_options'],
  ['POST', '/refactor/ship_points/validate'],
  ['POST', '/refactor/check_club_info'],
  ['POST', '/api/v5/carts'],
  ['POST', '/api/v5/carts/crt_x/session'],
  ['GET', '/api/v6/carts/crt_x/session'],
  ['GET', '/api/v5/products/pickup_fee'],
  ['POST', '/api/v5/calendar/next_pickup_day'],
  ['POST', '/api/v5/calendar/next_available_day'],
  ['POST', '/users'],
  ['POST', '/sessions.json'],
  ['POST', '/users/user_exists'],
  ['GET', '/users/check_user'],
  ['GET', '/users/is_terms_accepted'],
  ['POST', '/users/accept_terms'],
  ['GET', '/users/get_header_info'],
  ['DELETE', '/api/v6/session'],
] as const;

describe('the permission to make a call', () => {
  it.each(withoutSession)('%s %s requires a session', async (method, url) => {
    const answer = await server.app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
  });

  it.each([
    ['POST', '/users/accept_terms'],
    ['GET', '/users/get_header_info'],
  ] as const)('%s %s requires an account', async (method, url) => {
    const guest = await server.browser();
    expect(
      (await guest.send(method, url, method === 'POST' ? { body: { terms: true } } : { query: { id: 'x' } }))
        .statusCode,
    ).toBe(401);
  });

  it('a cookie that the server did not issue is refused', async () => {
    for (const cookie of [
      'session=x',
      `session=${'A'.repeat(43)}`,
      `session=${'A'.repeat(5000)}`,
      'session=; session=',
    ]) {
      const answer = await server.app.inject({
        url: '/api/v5/products/pickup_fee?brand_id=1',
        headers: { cookie },
      });
      expect(answer.statusCode).toBe(401);
    }
  });
});
