import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { FastifyInstance } from 'fastify';
import { sweepMailLinks } from '../../modules/accounts/public/mail-choices.ts';
import { sweepSessions } from '../../modules/accounts/public/session-store.ts';
import { reviewContacts } from '../../modules/catalog/public/invented-contacts.ts';
import { sweepAddressChecks } from '../../modules/geo/public/address-checks.ts';
import { sweepGroupRosters } from '../../modules/group-events/public/personal-data.ts';
import { sweepPayLinks } from '../../modules/orders/public/pay-links/pay-links.ts';
import { sweepTextConsents } from '../../modules/orders/public/texts/text-consents.ts';
import { remindPayers } from '../../modules/payments/public/splits/unpaid-order-links.ts';
import { localTime } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import { sweepThrottle } from '../../platform/throttle/throttle.ts';
import { bookAgainRoutes } from './book-again/routes.ts';
import { bookForRoutes } from './book-for/routes.ts';
import { expireCarts } from './expire/expire-carts.ts';
import { expireCartsJob, sweepJob } from './expire/jobs.ts';
import { sweepQuotes } from './expire/sweep-quotes.ts';
import { sweepShares } from './expire/sweep-shares.ts';
import { replaceCartRoutes } from './replace-cart/routes.ts';
import { sweepSavedQuotesJob } from './saved-quote/jobs.ts';
import { savedQuoteRoutes } from './saved-quote/routes.ts';
import { sweepSavedQuotes } from './saved-quote/saved-quote-store.ts';
import { takeoverRoutes } from './takeover/routes.ts';

/** Carts that someone continues, and the end of abandoned ones. */
export function resumeModule(app: FastifyInstance, context: AppContext): void {
  const { config, db, clock, jobs } = context;
  takeoverRoutes(app, context);
  replaceCartRoutes(app, context);
  savedQuoteRoutes(app, context);
  bookAgainRoutes(app, context);
  bookForRoutes(app, context);
  jobs.handle(expireCartsJob, () => expireCarts(db, clock.now()));
  jobs.handle(sweepSavedQuotesJob, () => sweepSavedQuotes(db, clock.instant()));
  jobs.handle(sweepJob, async () => {
    if (config.production) await reviewContacts(db);
    await sweepThrottle(db, clock);
    await sweepSessions(db, clock.instant());
    await sweepAddressChecks(db, clock);
    await sweepQuotes(db, clock);
    await sweepShares(db, clock);
    await remindPayers({ db, jobs }, clock.now());
    await sweepPayLinks(db, clock.instant());
    await sweepTextConsents(db, clock.now());
    await sweepMailLinks(db, clock.now());
    await sweepGroupRosters(db, localTime(clock.now(), homeTimeZone).date, clock.instant());
  });
}
