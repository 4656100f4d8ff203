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
  /** How long what is done with an order can be undone, and waits with what leaves the house. */
  undoSeconds: number;
  report(error: unknown, what: string): void;
};
