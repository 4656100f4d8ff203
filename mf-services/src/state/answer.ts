import type { RequestState } from '@sendahead/shared-ui';

/**
 * The server's last answer, and the key of its request. A newer request makes it stale but does not remove
 * it.
 */
export interface KeyedAnswer<T> {
  readonly key: string;
  /** Null if nothing was requested yet, or if the request failed. */
  readonly value: T | null;
}

export const noAnswer: KeyedAnswer<never> = { key: '', value: null };

/** The key of a request; '' for one that cannot be sent yet. */
export const keyOf = (question: unknown): string => (question === null ? '' : JSON.stringify(question));

/** The state of a request, derived from the last answer. */
export function requestState(question: unknown, answer: KeyedAnswer<unknown>): RequestState {
  if (question === null) return 'idle';
  if (answer.key !== keyOf(question)) return 'asking';
  return answer.value === null ? 'failed' : 'answered';
}
