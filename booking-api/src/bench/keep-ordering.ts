import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Customer, newCustomers } from './customer.ts';
import { type BenchRequest, type BenchResponse, send } from './load.ts';

/**
 * `keep-ordering.ts <url> <customers>`: customers read pages and order again and again until the process is
 * asked to end. A failed request is sent again, as the page does, and a failed order with the same key. Each
 * request is one line of JSON: when it was sent, how long it took, why it failed, and the order that it
 * placed.
 */
const [url = '', count = '6'] = process.argv.slice(2);
const browsed = [
  '/api/v6/session',
  '/ship',
  '/v2/zip_info?zip_code=10001&country_code=US',
  '/api/v6/countries',
];
const betweenMs = 60;
const againMs = 500;
let ending = false;
process.on('SIGTERM', () => {
  ending = true;
});

interface Line {
  readonly at: number;
  readonly ms: number;
  readonly path: string;
  readonly failed?: string | undefined;
  readonly order?: string | undefined;
}
const write = (line: Line) => process.stdout.write(`${JSON.stringify(line)}\n`);

/**
 * Repeats the request until it is answered; a status of 500 or more and a lost connection count as failures.
 */
async function askUntilAnswered(base: string, sent: BenchRequest): Promise<BenchResponse> {
  for (;;) {
    const [at, begun] = [Date.now(), performance.now()];
    const answer = await send(base, sent).catch((error: Error) => error.message || error.name);
    const failed =
      typeof answer === 'string' ? answer : answer.status >= 500 ? `status ${answer.status}` : undefined;
    const order = failed === undefined && typeof answer !== 'string' ? orderOf(sent, answer) : undefined;
    write({ at, ms: Math.round(performance.now() - begun), path: sent.path, failed, order });
    if (failed === undefined && typeof answer !== 'string') return answer;
    await pause(againMs);
  }
}

const isPayment = ({ path }: BenchRequest) => path.endsWith('/process_payment');

function orderOf(sent: BenchRequest, { text }: BenchResponse): string | undefined {
  if (!isPayment(sent)) return undefined;
  const { status, order_id } = JSON.parse(text);
  return status === true ? String(order_id) : undefined;
}

/**
 * Polls until the order is placed. A failed payment is retried as a new attempt. A held price is written without
 * waiting for the disk, so a lost database can take it along: the customer then begins again.
 */
async function place(attempt: BenchRequest): Promise<void> {
  let sent = attempt;
  for (;;) {
    const answer = JSON.parse((await askUntilAnswered(url, sent)).text);
    if (answer.status === true || answer.code === 'quote_not_found') return;
    if (answer.status === false)
      sent = { ...sent, headers: { ...sent.headers, 'idempotency-key': randomUUID() } };
    await pause(againMs);
  }
}

async function shop(customer: Customer): Promise<void> {
  while (!ending) {
    for (const path of browsed) {
      await askUntilAnswered(url, { method: 'GET', path, headers: customer.headers });
      await pause(betweenMs);
    }
    await place(await customer.readyOrder());
  }
}

await Promise.all((await newCustomers(url, Number(count), askUntilAnswered)).map(shop));
process.exit(0);
