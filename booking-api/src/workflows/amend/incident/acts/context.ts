import type { PlaceOrderContext } from '../../../checkout/context.ts';
import type { ShippingContext } from '../../../fulfill/context.ts';

/** What acts on the orders of an incident need. */
export type ActContext = { ordering: PlaceOrderContext; shipping: ShippingContext };

/** The result for a part of an order: `done`, or the code of why a person must handle it. */
export type ActOutcome = { outcome: string; cents?: number | null };
