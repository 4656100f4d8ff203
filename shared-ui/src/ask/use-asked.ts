import type { CallDefinition, CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { useCallback, useEffect, useState } from 'react';

/** An answer of the server as a view shows it; `value` is the last one that came, also while another is on its way. */
export interface Asked<T> {
  readonly status: 'asking' | 'answered' | 'failed';
  readonly value: T | undefined;
  readonly error: unknown;
  /** Asks again; what was there stays until the new answer comes. */
  again(): void;
}

/** Asks once the view is drawn, and whenever the input changes. An answer that came too late is not shown. */
export function useAskedOf<D extends CallDefinition>(
  api: ApiClient,
  definition: D,
  input: CallInput<D>,
): Asked<CallOutput<D>> {
  const [present, setPresent] = useState<Omit<Asked<CallOutput<D>>, 'again'>>({
    status: 'asking',
    value: undefined,
    error: null,
  });
  const [turn, setTurn] = useState(0);
  const asked = JSON.stringify([turn, input]);
  useEffect(() => {
    const [, wanted] = JSON.parse(asked) as [number, CallInput<D>];
    setPresent((before) => ({ ...before, status: 'asking' }));
    const asking = observeCall(api, definition, wanted).subscribe({
      next: (value) => setPresent({ status: 'answered', value, error: null }),
      error: (error: unknown) => setPresent((before) => ({ ...before, status: 'failed', error })),
    });
    return () => asking.unsubscribe();
  }, [api, definition, asked]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { ...present, again };
}
