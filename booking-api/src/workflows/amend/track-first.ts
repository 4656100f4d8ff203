import { within } from '../../integrations/carriers/with-timeout.ts';
import type { ShippingContext } from '../fulfill/context.ts';
import { refreshTracking } from '../fulfill/tracking/refresh-tracking.ts';

/** How long a customer waits for the carrier's answer. */
const carrierTimeoutMs = 4000;

/** Asks the carrier whether it already has a bag; without an answer, its last known status counts. */
export const trackFirst = (context: ShippingContext, orderId: string): Promise<unknown> =>
  within(refreshTracking(context, orderId), carrierTimeoutMs).catch((error: unknown) =>
    context.report(error, 'track before change'),
  );
