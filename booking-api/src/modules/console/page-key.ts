import { refuse } from '../../platform/http/refusal.ts';

/** The end of a list's page: the instant that sorts the list, and the id of its last row. */
export interface PageKey {
  readonly at: string;
  readonly id: string;
}

export const writePageKey = ({ at, id }: PageKey): string => `${at}~${id}`;

/** Reads the `next` key of an earlier page. Throws Refusal `invalid` for anything else. */
export function readPageKey(text: string): PageKey {
  const found = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z)~([\w-]{1,64})$/.exec(text);
  const [, at = '', id = ''] = found ?? [];
  if (found === null || Number.isNaN(Date.parse(at)))
    throw refuse('invalid', [{ path: 'before', code: 'malformed' }]);
  return { at, id };
}
