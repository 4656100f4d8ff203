import type { CallDefinition, CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { type Paging, type Rows, useRowsOf } from '@sendahead/shared-ui/use-rows';
import { useConsole } from './use-console.ts';

export type { Rows };

/** Reads the first page of a list, and each further one when it is asked for; another input begins anew. */
export const useRows = <D extends CallDefinition, Row>(
  definition: D,
  input: CallInput<D>,
  paging: Paging<D, Row>,
): Rows<Row, CallOutput<D>> => useRowsOf(useConsole().host.api, definition, input, paging);
