import type { RequestState } from '@sendahead/shared-ui';

/** What the server last said, and to which question. A newer question makes it stale, not gone. */
export interface KeyedAnswer<T> {
  readonly key: string;
  /** Null when nothing was asked yet, or when asking failed. */
  readonly value: T | null;
}

export const noAnswer: KeyedAnswer<never> = { key: '', value: null };

/** Names a question; '' for one that cannot be asked yet. */
export const keyOf = (question: unknown): string => (question === null ? '' : JSON.stringify(question));

/** The state of a request, derived from the last answer. */
export function requestState(question: unknown, answer: KeyedAnswer<unknown>): RequestState {
  if (question === null) return 'idle';
  if (answer.key !== keyOf(question)) return 'asking';
  return answer.value === null ? 'failed' : 'answered';
}
