import type { CallDefinition, CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { useState } from 'react';
import { type Asked, useAskedOf } from './use-asked.ts';

/** A list that is read in pages by key: what is shown so far, and the way to more. */
export interface Rows<Row, T> {
  /** The first page. */
  readonly first: Asked<T>;
  readonly rows: readonly Row[];
  readonly more: { readonly status: 'none' | 'there' | 'asking' | 'failed'; ask(): void };
}

/** How a call pages: its rows, the key of the next page, and the input that asks for it. */
export interface Paging<D extends CallDefinition, Row> {
  rowsOf(answer: CallOutput<D>): readonly Row[];
  nextOf(answer: CallOutput<D>): string | null;
  inputAfter(next: string): CallInput<D>;
}

/** Reads the first page, and each further one on demand; another input starts over. */
export function useRowsOf<D extends CallDefinition, Row>(
  api: ApiClient,
  definition: D,
  input: CallInput<D>,
  { rowsOf, nextOf, inputAfter }: Paging<D, Row>,
): Rows<Row, CallOutput<D>> {
  const first = useAskedOf(api, definition, input);
  const [later, setLater] = useState<{
    of: CallOutput<D> | undefined;
    answers: readonly CallOutput<D>[];
    status: 'idle' | 'asking' | 'failed';
  }>({ of: undefined, answers: [], status: 'idle' });
  // Pages that followed another first page are no part of this list.
  const present =
    later.of === first.value ? later : { of: first.value, answers: [], status: 'idle' as const };
  const answers = first.value === undefined ? [] : [first.value, ...present.answers];
  const last = answers.at(-1);
  const next = last === undefined ? null : nextOf(last);
  const ask = (): void => {
    if (next === null || present.status === 'asking') return;
    setLater({ ...present, status: 'asking' });
    api.call(definition, inputAfter(next)).then(
      (answer) =>
        setLater((now) =>
          now.of === present.of ? { ...now, answers: [...now.answers, answer], status: 'idle' } : now,
        ),
      () => setLater((now) => (now.of === present.of ? { ...now, status: 'failed' } : now)),
    );
  };
  const status = present.status === 'idle' ? (next === null ? 'none' : 'there') : present.status;
  return { first, rows: answers.flatMap((answer) => [...rowsOf(answer)]), more: { status, ask } };
}
