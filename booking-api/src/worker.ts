import { buildApp } from './app.ts';
import { accountModule } from './modules/accounts/account-module.ts';
import { leaveWhenTold, settingsOrLeave } from './process.ts';
import { orderingModule } from './workflows/ordering-module.ts';

/**
 * Does the jobs: put together like the server, it listens to nobody. Any number may run on one database, which a server
 * or `prepare.ts` has prepared.
 */
const { app, context } = await buildApp(settingsOrLeave(), { modules: [accountModule, orderingModule] });
leaveWhenTold(app);
await context.jobs.start();
app.log.info('Working on jobs');
