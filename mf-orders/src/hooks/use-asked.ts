import type { CallDefinition, CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { type Asked, useAskedOf } from '@sendahead/shared-ui/use-asked';
import { useOrders } from './use-orders.ts';

/** Asks once a part is drawn, whenever the input changes, and again by `again`. */
export const useAsked = <D extends CallDefinition>(
  definition: D,
  input: CallInput<D>,
): Asked<CallOutput<D>> => useAskedOf(useOrders().host.api, definition, input);
