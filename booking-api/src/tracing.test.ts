import { startPerFile } from './testing/server-per-file.ts';
import { startTraceReceiver, type TraceReceiver } from './testing/trace-receiver.ts';
import { until } from './testing/until.ts';
import { newKey, prepareBooking, signedIn } from './workflows/testing/booking.ts';
import { checkOutAt, startCrashShop } from './workflows/testing/processes/crash-shop.ts';

jest.setTimeout(180_000);
const shop = startPerFile(startCrashShop);
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentSpanId = '00f067aa0ba902b7';
const route = '/refactor/v5/process_payment';

let receiver: TraceReceiver;
let orderId: string;
let logs: string;
const secrets: string[] = [];

/** A browser that began a trace orders at a server; a worker runs the follow-up jobs. */
beforeAll(async () => {
  receiver = await startTraceReceiver();
  const tracing = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-test',
  };
  const server = await shop.serve(undefined, tracing);
  const worker = shop.work(undefined, tracing);
  await order(`${server.url}`, { traceparent: `00-${traceId}-${parentSpanId}-00` });
  await until(async () => named('mail.send').length > 0 && named('carriers.buy').length > 0);
  await until(async () => named('payments.process-payment').length > 0);
  logs = await until(async () => (answeredIn(server.said()) ? server.said() : undefined));
  await Promise.all([server.stop(), worker.stop()]);
});
afterAll(() => receiver.close());

async function order(url: string, headers: Record<string, string>): Promise<void> {
  const customer = await signedIn(shop);
  const booking = await prepareBooking(customer);
  const nonce = await shop.gateway.nonce();
  const body = { ...booking.body, payment_method_nonce: nonce };
  // The server only listens; its shutdown does not matter here.
  const server = { url, ended: Promise.resolve(), stop: async () => {}, said: () => '' };
  const answer = await checkOutAt(server, booking, newKey(), body, `${route}?email=who@example.com`, headers);
  expect(JSON.parse(answer ?? '{}')).toMatchObject({ status: true });
  orderId = booking.orderId;
  secrets.push(nonce, booking.token, customer.cookie.split('=')[1] ?? '', customer.csrf);
}

/** The log line of the call that places an order. */
function answeredIn(said: string): Record<string, unknown>[] | undefined {
  const lines = said.split('\n').filter((line) => /"call":"payments.process-payment".*\}$/.test(line));
  return lines.length > 0 ? lines.map((line) => JSON.parse(line)) : undefined;
}

const named = (name: string) => receiver.spans.filter((span) => span.name === name);
/** The names from a span up to the one that came from outside. */
const path = (id: string | undefined): string[] => {
  const span = receiver.spans.find(({ spanId }) => spanId === id);
  return span ? [span.name, ...path(span.parentSpanId)] : [];
};

describe('the trace of an order', () => {
  it('continues from the browser through the request, its statements and the gateway to the jobs of a worker', () => {
    const [request] = named('payments.process-payment');
    expect(request).toMatchObject({ traceId, parentSpanId });
    expect(request?.facts).toMatchObject({
      'http.request.method': 'POST',
      'http.response.status_code': '200',
      'sendahead.order_id': orderId,
    });
    const [written] = named('insert orders');
    expect(path(written?.spanId)).toEqual(['insert orders', 'payments.process-payment']);
    const [authorized] = named('payments.authorize');
    expect(path(authorized?.spanId)).toEqual(['payments.authorize', 'payments.process-payment']);
    const asked = receiver.spans.filter(({ parentSpanId: id }) => id === authorized?.spanId);
    expect(asked.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^POST (127\.0\.0\.1|localhost):\d+$/),
    ]);
    // The email about the labels may be sent first.
    const mails = named('mail.send').map(({ spanId }) => path(spanId));
    expect(mails).toContainEqual(['mail.send', 'job send-confirmation', 'payments.process-payment']);
    const [bought] = named('carriers.buy');
    expect(path(bought?.spanId)).toEqual(['carriers.buy', 'job buy-labels', 'payments.process-payment']);
    const traces = [...named('mail.send'), bought].map((span) => span?.traceId);
    expect(new Set(traces)).toEqual(new Set([traceId]));
  });

  it('names request and order in the log line, in the trace, and in the jobs', () => {
    const [answered] = answeredIn(logs) ?? [];
    expect(answered).toMatchObject({ traceId, orderId, reqId: expect.any(String) });
    const spans = [...named('payments.process-payment'), ...named('job send-confirmation')];
    expect(spans.map(({ facts }) => [facts['sendahead.request_id'], facts['sendahead.order_id']])).toEqual([
      [answered?.reqId, orderId],
      [answered?.reqId, orderId],
    ]);
  });

  it('contains no person, address, card, token or query, and no value of a statement', () => {
    const sent = receiver.requests.map(({ text }) => text).join('\n');
    for (const secret of secrets) expect(sent).not.toContain(secret);
    expect(sent).not.toMatch(/@(demo\.test|example\.com)|Bearer|4111 ?1111|golf\.localhost/i);
    const keys = new Set(receiver.spans.flatMap(({ facts }) => Object.keys(facts)));
    expect([...keys].sort()).toEqual([
      'db.query.text',
      'db.system.name',
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'messaging.destination.name',
      'messaging.message.id',
      'sendahead.order_id',
      'sendahead.request_id',
      'server.address',
    ]);
    const texts = receiver.spans.flatMap(({ facts }) => facts['db.query.text'] ?? []);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => /'[^']*\d{3}[^']*'/.test(text))).toEqual([]);
  });

  it('the trace of an order is sent with the credentials of the collector, and never describes itself', () => {
    expect(receiver.requests[0]?.authorization).toBe('Bearer of-the-test');
    const { host } = new URL(receiver.url);
    expect(receiver.spans.filter(({ facts }) => facts['server.address'] === host)).toEqual([]);
  });
});

describe('without a collector', () => {
  it('sends nothing, and the log lines still name the order', async () => {
    const before = receiver.requests.length;
    const server = await shop.serve();
    try {
      await order(server.url, {});
      const [answered] = await until(async () => answeredIn(server.said()));
      expect(answered).toMatchObject({ orderId, reqId: expect.any(String) });
      expect(answered).not.toHaveProperty('traceId');
    } finally {
      await server.stop();
    }
    expect(receiver.requests).toHaveLength(before);
  });
});
