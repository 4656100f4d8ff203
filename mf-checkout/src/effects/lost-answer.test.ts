import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { done, paying } from '../testing/payment-answers.ts';
import { pass, readyPage } from '../testing/started.ts';
import { bodies } from './testing/order-bodies.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an answer that does not come', () => {
  it('B2 an order without an answer is repeated automatically under the same key with the same body', async () => {
    const page = await readyPage({
      answers: [paying(refusal(0, 'connection_lost'), refusal(409, 'attempt_in_progress'), done)],
    });
    page.checkout.placeOrder();
    await pass(10_000);
    expect(page.keysSent).toEqual(['key-1', 'key-1', 'key-1']);
    expect(new Set(bodies(page).map((body) => JSON.stringify(body))).size).toBe(1);
    expect([page.state().placing.phase, page.alerts]).toEqual(['placed', []]);
  });

  it('B2 after the retries the page waits for the customer, and an attempt repeats the same order', async () => {
    const page = await readyPage({ answers: [paying(refusal(0, 'connection_lost'))] });
    page.checkout.placeOrder();
    await pass(600_000);
    expect(page.keysSent).toEqual(['key-1', 'key-1', 'key-1']);
    page.checkout.placeOrder();
    await pass(0);
    expect(page.keysSent).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
  });

  it('B2 an order that the server has refused is not repeated', async () => {
    const page = await readyPage({ answers: [paying(refusal(422, 'form_incomplete'))] });
    page.checkout.placeOrder();
    await pass(60_000);
    expect(page.keysSent).toEqual(['key-1']);
    expect(page.state().placing).toEqual({ phase: 'refused', code: 'form_incomplete' });
  });

  it('VL-41 a field that the server misses and no card has a message for is kept with the refusal', async () => {
    const fields = [{ path: 'd_phone', code: 'required' }];
    const refused = new ApiError({ status: 422, code: 'form_incomplete', fields });
    const page = await readyPage({ answers: [paying(refused)] });
    page.checkout.placeOrder();
    await pass(0);
    expect(page.state().placing).toEqual({ phase: 'refused', code: 'form_incomplete', fields: ['d_phone'] });
  });
});
