import type { PaymentPort } from '../../../integrations/payments/port.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

/** The dependencies of capturing, voiding and refunding money. */
export type PaymentContext = { db: Database; clock: Clock; payments: PaymentPort };
