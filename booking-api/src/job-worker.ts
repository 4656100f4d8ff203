import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { buildApp } from './app.ts';
import { accountModule } from './modules/accounts/account-module.ts';
import { readConfig } from './platform/config.ts';
import { type Busyness, stepAside } from './platform/step-aside.ts';
import { orderingModule } from './workflows/ordering-module.ts';

/** The jobs of the server in a thread beside it: put together like the server, it listens to nobody. */
const busyness: Busyness = workerData;
yieldToRequests();
const { app, context } = await buildApp(readConfig(process.env), {
  modules: [accountModule, orderingModule],
});
await context.jobs.start('work', (due) => stepAside(busyness, due));
parentPort?.postMessage('ready');
parentPort?.once('message', () => void app.close().then(() => process.exit(0)));

/** Linux knows a priority of a thread alone; elsewhere it would be the whole server's. */
function yieldToRequests(): void {
  if (process.platform === 'linux') setPriority(0, 5);
}
