import type { CallDefinition, CallInput, CallOutput } from '../call/define-call.ts';
import type { ApiClient } from './api-client.ts';
import { isTransient } from './api-error.ts';

// This module imports nothing of TanStack Query, so that only the parts that use the library depend on it.

/** The part of the library's client that marks answers as stale. */
interface Invalidating {
  invalidateQueries(filter: { queryKey: readonly unknown[] }): Promise<void>;
}

interface Asking {
  readonly signal: AbortSignal;
}

/**
 * Options of a remote's `QueryClient`. Opening a view refetches, views that are open together share one
 * answer, and nothing else is refetched unless a mutation made it stale. While another input is loading, the
 * last answer remains.
 */
export const queryDefaults = {
  queries: {
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // A call without a connection fails, as it always did, instead of waiting for one.
    networkMode: 'always',
    placeholderData: <T>(before: T): T => before,
  },
  mutations: { retry: false, networkMode: 'always' },
} as const;

/** A call as a query: its name and input are the key. For `useQuery`. */
export const queryOf = <D extends CallDefinition>(api: ApiClient, call: D, input: CallInput<D>) => ({
  queryKey: [call.name, input] as const,
  queryFn: ({ signal }: Asking): Promise<CallOutput<D>> => api.call(call, input, { signal }),
});

/** The key of the next page. */
type NextOf<D extends CallDefinition> = CallOutput<D> extends { next?: infer N } ? NonNullable<N> : never;

/** A paginated call, each page with the key from `next`. For `useInfiniteQuery`. */
export const pagesOf = <D extends CallDefinition>(
  api: ApiClient,
  call: D,
  inputAfter: (next: NextOf<D> | undefined) => CallInput<D>,
) => ({
  queryKey: [call.name, 'pages', inputAfter(undefined)] as const,
  queryFn: ({ pageParam, signal }: Asking & { pageParam: NextOf<D> | undefined }): Promise<CallOutput<D>> =>
    api.call(call, inputAfter(pageParam), { signal }),
  initialPageParam: undefined as NextOf<D> | undefined,
  getNextPageParam: (answer: CallOutput<D>) => (answer as { next?: NextOf<D> | null }).next,
});

/** Refetches every answer of the calls that a view shows. */
export function invalidate(client: Invalidating, ...stale: readonly CallDefinition[]): void {
  for (const { name } of stale) void client.invalidateQueries({ queryKey: [name] });
}

/**
 * A call as a mutation; afterwards the answers of `stale` are refetched, also when its own answer was lost: it may have
 * been carried out. For `useMutation`.
 */
export const mutationOf = <D extends CallDefinition>(
  api: ApiClient,
  call: D,
  ...stale: readonly CallDefinition[]
) => ({
  mutationFn: (input: CallInput<D>): Promise<CallOutput<D>> => api.call(call, input),
  onSuccess: (
    _: CallOutput<D>,
    _input: CallInput<D>,
    _before: unknown,
    { client }: { client: Invalidating },
  ) => invalidate(client, ...stale),
  onError: (
    error: Error,
    _input: CallInput<D>,
    _before: unknown,
    { client }: { client: Invalidating },
  ): void => {
    if (isTransient(error)) invalidate(client, ...stale);
  },
});
