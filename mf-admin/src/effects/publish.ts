import { distinctUntilChanged, map, type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import { type Assistance, assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { helpsPeople, mayAct } from '../state/staff.ts';
import type { AdminState } from '../state/state.ts';
import { holdsCart } from '../state/takeover.ts';
import type { EffectContext } from './context.ts';

const assistanceOf = (state: AdminState): Assistance => {
  const { person, concessions, priceTurn, takeover } = state;
  const chosenConcessions = Object.fromEntries(
    Object.entries(concessions).filter(([, value]) => value !== undefined),
  );
  const openRequests = state.given?.requests.filter((request) => request.state === 'asked').length ?? 0;
  const price = {
    ...(Object.keys(chosenConcessions).length > 0 && mayAct(state, 'correct_prices')
      ? { concessions: chosenConcessions }
      : {}),
    ...(priceTurn > 0 ? { priceTurn } : {}),
    ...(openRequests > 0 ? { openRequests: openRequests } : {}),
    ...(mayAct(state, 'refund_by_hand') ? { refundsByHand: true } : {}),
  };
  if (takeover && holdsCart(state))
    return {
      kind: 'takeover',
      userId: takeover.customer?.id ?? null,
      userEmail: takeover.customer?.email ?? null,
      userName: takeover.customer?.name ?? null,
      charges: mayAct(state, 'charge_others'),
      ...price,
    };
  if (takeover?.phase === 'lost')
    return { kind: 'none', userId: null, userEmail: null, lost: true, ...price };
  return person === null || !helpsPeople(state)
    ? { kind: 'none', userId: null, userEmail: null, ...price }
    : {
        kind: 'on_behalf',
        userId: person.user_id,
        userEmail: person.email,
        userName: person.name,
        userPhone: person.phone,
        charges: mayAct(state, 'charge_others'),
        ...price,
      };
};

/** TK-14: publishes whom the page books for, and what is deducted from the price. */
export const publish = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map(assistanceOf),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    tap((assistance) => host.bus.publish(assistanceTopic, assistance)),
  );
