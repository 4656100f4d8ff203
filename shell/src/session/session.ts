import { readSession } from '@sendahead/shared-contracts/accounts/calls';
import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';
import { sessionTopic, signedInEvent, signedOutEvent } from '@sendahead/shared-contracts/accounts/topics';
import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { BehaviorSubject, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { staffRoles } from '@sendahead/shared-contracts/call/roles';
import { type ApiClient, createApiClient } from '@sendahead/shared-contracts/client/api-client';
import type { Cart } from '../carts/cart.ts';
import { followCart } from '../carts/follow-cart.ts';
import type { LeavingPage } from './leave-after-sign-in.ts';

/** Who uses the page, and the client whose calls carry that session's CSRF token. */
export interface Session {
  readonly api: ApiClient;
  readonly changes: Observable<SessionInfo>;
  isStaff(): boolean;
  /** Takes over the answer of a call that changed the session. */
  take(info: SessionInfo): void;
}

const sliceOf = ({ role, user, accepted_terms, club_id }: SessionInfo) => ({
  role,
  user: user
    ? {
        id: user.id,
        email: user.email,
        firstName: user.first_name,
        lastName: user.last_name,
        phone: user.phone,
      }
    : null,
  acceptedTerms: accepted_terms,
  onBehalfOf: null,
  ...(club_id === undefined ? {} : { clubId: club_id }),
});

/** Publishes `session` and reads it anew after a sign-in or sign-out; the CSRF token stays in here. */
export function createSession(
  { session }: Pick<Boot, 'session'>,
  bus: BoundBus<'shell'>,
  report: (error: unknown, where: string) => void,
  cart: Pick<Cart, 'present' | 'replace' | 'adopt' | 'forget'>,
  page: LeavingPage,
): Session {
  const changes = new BehaviorSubject(session);
  const headers = (): Record<string, string> => {
    const token = cart.present()?.token;
    return { 'x-csrf-token': changes.value.csrf_token, ...(token ? { 'x-cart-token': token } : {}) };
  };
  const api = followCart(createApiClient({ baseUrl: '', headers }), {
    replaced: (closedId, by) => {
      cart.replace(closedId, by).catch((error: unknown) => report(error, 'cart'));
    },
    takenOver: cart.adopt,
    released: cart.forget,
  });

  const take = (info: SessionInfo): void => {
    changes.next(info);
    bus.publish(sessionTopic, sliceOf(info));
  };
  const tell = (error: unknown): void => report(error, 'session');
  const readAnew = (): void => {
    api.call(readSession, {}).then(take, tell);
  };
  /** AC-05, AC-07, AC-08: the page may go on elsewhere or come anew. Saving before needs the new token already (AC-10). */
  const enter = async (): Promise<void> => {
    const before = changes.value;
    const info = await api.call(readSession, {});
    changes.next(info);
    const { leaveAfterSignIn } = await import('./leave-after-sign-in.ts');
    if (!(await leaveAfterSignIn(page, before, info))) take(info);
  };

  bus.publish(sessionTopic, sliceOf(session));
  bus.events(signedInEvent).subscribe(({ ordering }) => {
    if (ordering) readAnew();
    else
      enter().catch((error: unknown) => {
        tell(error);
        bus.publish(sessionTopic, sliceOf(changes.value));
      });
  });
  bus.events(signedOutEvent).subscribe(readAnew);
  return { api, changes, take, isStaff: () => staffRoles.includes(changes.value.role) };
}
