import type { CallDefinition, CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { useState } from 'react';

/** A press of a button that changes something on the server. */
export interface Press<D extends CallDefinition> {
  readonly busy: boolean;
  /** Why the last press came to nothing; null once another is made. */
  readonly error: unknown;
  /** The answer; null where the call was refused or lost, which `error` then tells. */
  send(input: CallInput<D>): Promise<CallOutput<D> | null>;
}

export function usePressOf<D extends CallDefinition>(api: ApiClient, definition: D): Press<D> {
  const [present, setPresent] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  return {
    ...present,
    async send(input) {
      setPresent({ busy: true, error: null });
      try {
        const answer = await api.call(definition, input);
        setPresent({ busy: false, error: null });
        return answer;
      } catch (error) {
        setPresent({ busy: false, error });
        return null;
      }
    },
  };
}
