import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import { type Press, usePressOf } from '@sendahead/shared-ui/use-press';
import { useConsole } from './use-console.ts';

export type { Press };

/** A press of a button that changes something on the server. */
export const usePress = <D extends CallDefinition>(definition: D): Press<D> =>
  usePressOf(useConsole().host.api, definition);
