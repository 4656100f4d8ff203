import { oneWayForm } from '../../../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../../../testing/test-app.ts';

/** A gift card of $50. */
export const card50 = 'SENDAHEAD-5Q7M-9XKT-2HVR-0050';

/** A gift card of $200. */
export const card200 = 'SENDAHEAD-8WJP-3CDN-6TFY-0200';

/** A server that prices the same shipment for a guest, a customer and an admin. */
export function pricedBy() {
  let server: TestApp;
  let customer: Browser;
  let admin: Browser;
  let guest: Browser;
  beforeAll(async () => {
    server = await startTestApp();
    [guest, customer, admin] = [await server.browser(), await server.browser(), await server.browser()];
    await customer.signIn('customer');
    await admin.signIn('admin');
  });
  afterAll(() => server.close());
  beforeEach(() => server.context.db.deleteFrom('throttle').execute());
  const price = async (body: object, browser = customer) =>
    browser.send('POST', '/refactor/v5/ship/ship_price', { body: { ...oneWayForm, ...body } });

  return {
    get server() {
      return server;
    },
    get customer() {
      return customer;
    },
    get admin() {
      return admin;
    },
    get guest() {
      return guest;
    },
    price,
  };
}
