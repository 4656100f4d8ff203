import { createServer } from 'node:http';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { type GatewayProcess, startGateway } from '../../../testing/gateway-process.ts';
import { until } from '../../../testing/until.ts';
import { choosePayments } from '../choose-provider.ts';
import type { WebhookBody } from '../port.ts';
import { readPaymentSettings } from '../settings.ts';

let database: TestDatabase;
let gateway: GatewayProcess;
const heard: WebhookBody[] = [];
const shop = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    heard.push({ bt_signature: form.get('bt_signature') ?? '', bt_payload: form.get('bt_payload') ?? '' });
    response.end('{}');
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  const address = shop.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  database = await createTestDatabase();
  gateway = await startGateway(database.url, {
    GATEWAY_WEBHOOK_URL: `http://127.0.0.1:${port}/webhook`,
    GATEWAY_SLOW_SECONDS: '0',
  });
});
afterAll(async () => {
  await gateway.stop();
  await database.drop();
  await new Promise((done) => shop.close(done));
});

it('EP-53 reads the sandbox’s notice of a late decision, and rejects it with another key', async () => {
  const payments = choosePayments(readPaymentSettings({}, false), gateway.url);
  const sale = await payments.authorize({
    attemptId: 'att_slow',
    amount: cents(12_495),
    source: { nonce: await gateway.nonce('4000000000000259') },
    billingZip: '10001',
    keepFor: undefined,
  });
  if ('refused' in sale) throw new Error(sale.refused);
  await until(async () => heard.length > 0);
  const [notice = { bt_signature: '', bt_payload: '' }] = heard;
  expect(await payments.readWebhook(notice)).toMatchObject({ transactionId: sale.id });
  const other = choosePayments(readPaymentSettings({ GATEWAY_KEY: 'another-key' }, false), gateway.url);
  expect(await other.readWebhook(notice)).toBeUndefined();
});
