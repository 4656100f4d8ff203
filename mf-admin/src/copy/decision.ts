import type { AdminState } from '../state/state.ts';

type Request = NonNullable<AdminState['given']>['requests'][number];

/** CO-127: the result of a request above the limit; null while it waits, and after it was withdrawn. */
export function decisionWords({ state, decided_by: by, decision }: Request): string | null {
  const who = by ?? 'A colleague';
  switch (state) {
    case 'asked':
    case 'withdrawn':
      return null;
    case 'approved':
      return `${who} approved your request. The total has changed.`;
    case 'declined':
      return decision === '' ? `${who} declined your request.` : `${who} declined your request: ${decision}`;
    case 'impossible':
      return 'Your request was closed: it was no longer possible.';
    default:
      return state satisfies never;
  }
}
