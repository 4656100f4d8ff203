import type { AppOverrides } from './app.ts';
import { accountModule } from './modules/accounts/module.ts';
import { siteModule } from './modules/site/module.ts';
import { orderingModule } from './ordering-module.ts';

/** What stands on the core: the pages, payments, orders. Each takes the app and the context. */
export const modules: NonNullable<AppOverrides['modules']> = [siteModule, accountModule, orderingModule];
