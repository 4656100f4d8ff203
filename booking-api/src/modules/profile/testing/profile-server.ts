import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** A server with two signed-in customers, who start each test without addresses and accepted terms. */
export function profileServer() {
  let server: TestApp;
  let customer: Browser;
  let other: Browser;
  beforeAll(async () => {
    server = await startTestApp();
    customer = await server.browser();
    await customer.signIn('customer');
    other = await server.browser();
    await other.signIn('pro');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.context.db.deleteFrom('address_book').execute();
    await server.context.db.deleteFrom('holiday_terms').execute();
  });

  return {
    get server() {
      return server;
    },
    get customer() {
      return customer;
    },
    get other() {
      return other;
    },
  };
}
