import type { PaymentPort } from '../../../integrations/payments/port.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

/** What taking, voiding and refunding money works with. */
export type PaymentContext = { db: Database; clock: Clock; payments: PaymentPort };
