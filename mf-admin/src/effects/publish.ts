import { distinctUntilChanged, map, type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { chargesOthers, helpsPeople } from '../state/staff.ts';
import type { AdminState } from '../state/state.ts';
import { holdsCart } from '../state/takeover.ts';
import type { EffectContext } from './context.ts';

const assistanceOf = (state: AdminState) => {
  const { person, takeover } = state;
  if (takeover && holdsCart(state))
    return {
      kind: 'takeover',
      userId: takeover.customer?.id ?? null,
      userEmail: takeover.customer?.email ?? null,
      userName: takeover.customer?.name ?? null,
      charges: chargesOthers(state),
    } as const;
  return person === null || !helpsPeople(state)
    ? ({ kind: 'none', userId: null, userEmail: null } as const)
    : ({
        kind: 'on_behalf',
        userId: person.user_id,
        userEmail: person.email,
        userName: person.name,
        charges: chargesOthers(state),
      } as const);
};

/** TK-14: tells the other parts for whom the page books. */
export const publish = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map(assistanceOf),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    tap((assistance) => host.bus.publish(assistanceTopic, assistance)),
  );
