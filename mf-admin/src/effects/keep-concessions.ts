import { EMPTY, from, mergeMap, type Observable } from '@sendahead/shared-contracts/bus/rx';
import type { PageStorage } from '@sendahead/shared-contracts/page/page-storage';
import type { AdminEvent } from '../state/events.ts';
import type { AdminState, Concessions } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** The server stores concessions with the cart; the tab stores only what staff chose to see. */
const names = ['x_surcharge_check'] as const satisfies (keyof Concessions)[];

/** Concessions belong to one cart, one user and one member of staff; null until all three are known. */
const keyOf = ({ cart, session, cartUser, person }: AdminState): string | null =>
  cart && session?.user && cartUser === 'answered'
    ? `concessions ${cart.id} ${session.user.id} ${person?.user_id ?? ''}`
    : null;

function parse(text: string | null): Concessions {
  const stored: unknown = JSON.parse(text ?? '{}');
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored);
  return Object.fromEntries(
    names.flatMap((name) => entries.filter(([key, value]) => key === name && typeof value === 'string')),
  );
}

/** PR-10: staff who show surcharges still see them after a reload. */
export function keepConcessions(
  { store }: Pick<EffectContext, 'store'>,
  kept: Pick<PageStorage, 'getItem' | 'setItem'>,
): Observable<AdminEvent> {
  let here: string | null = null;
  return store.changes.pipe(
    mergeMap((state) => {
      const key = keyOf(state);
      const isNew = key !== here;
      here = key;
      if (key === null) return EMPTY;
      if (!isNew) {
        kept.setItem(key, JSON.stringify(state.concessions));
        return EMPTY;
      }
      const concessions = parse(kept.getItem(key));
      return Object.keys(concessions).length === 0
        ? EMPTY
        : // Dispatched after the change that caused it, so that subscribers do not receive the two in reverse order.
          from(Promise.resolve<AdminEvent>({ type: 'concession-changed', concessions }));
    }),
  );
}
