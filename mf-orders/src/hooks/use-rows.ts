import type { CallDefinition, CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { type Paging, type Rows, useRowsOf } from '@sendahead/shared-ui/use-rows';
import { useOrders } from './use-orders.ts';

/** Reads the first page of a list, and each further one when it is asked for; another input begins anew. */
export const useRows = <D extends CallDefinition, Row>(
  definition: D,
  input: CallInput<D>,
  paging: Paging<D, Row>,
): Rows<Row, CallOutput<D>> => useRowsOf(useOrders().host.api, definition, input, paging);
