import { createGateway } from './app.ts';
import { openLedger } from './ledger/connect.ts';
import { createLedger } from './ledger/schema.ts';
import { sweepNonces } from './nonces/nonces.ts';
import { readSettings } from './settings.ts';
import { decideSlow, settleSubmitted } from './transactions/settle.ts';
import { sendWebhooks } from './webhooks/webhooks.ts';

const settings = readSettings(process.env);
const ledger = openLedger(settings.databaseUrl);
await createLedger(ledger);
const now = () => Date.now() + settings.clockShiftMs;
const app = await createGateway(settings, ledger, now, import.meta.dirname);

const report = (error: unknown) =>
  app.log.error({ name: error instanceof Error ? error.name : 'error' }, 'timer failed');
const settle = async () => {
  await settleSubmitted(ledger);
  await sweepNonces(ledger);
};
const timers = [
  setInterval(() => void settle().catch(report), settings.settleEverySeconds * 1000),
  setInterval(() => void decideSlow(ledger).catch(report), 1000),
  setInterval(() => void tell().catch(() => {}), 1000),
];

/** A shop that is not up yet is notified later; one call at a time. */
let telling = false;
async function tell(): Promise<void> {
  if (telling) return;
  telling = true;
  try {
    await sendWebhooks(ledger, { url: settings.webhookUrl, key: settings.merchantKey });
  } finally {
    telling = false;
  }
}

let closing = false;
async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  for (const timer of timers) clearInterval(timer);
  await app.close();
  await ledger.end();
}
process.once('SIGINT', () => void close());
process.once('SIGTERM', () => void close());

const address = await app.listen({ host: settings.host, port: settings.port });
process.send?.({ ready: address });
process.stdout.write(`sandbox gateway ready at ${address}\n`);
