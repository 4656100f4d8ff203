import type { CarrierPort } from '../../integrations/carriers/port.ts';
import type { MailSettings } from '../../integrations/mail/settings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** What the life of an order after its placing works with. */
export type ShippingContext = {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  carriers: CarrierPort;
  mails: MailSettings;
  report(error: unknown, what: string): void;
};
