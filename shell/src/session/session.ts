import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';
import { readSession } from '@sendahead/shared-contracts/accounts/session-calls';
import { sessionTopic, signedInEvent, signedOutEvent } from '@sendahead/shared-contracts/accounts/topics';
import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { BehaviorSubject, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { assistingRoles } from '@sendahead/shared-contracts/call/roles';
import { type ApiClient, createApiClient } from '@sendahead/shared-contracts/client/api-client';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { previewHeader } from '@sendahead/shared-contracts/releases/preview';
import type { Cart } from '../carts/cart.ts';
import { followCart } from '../carts/follow-cart.ts';
import type { LeavingPage } from './leave-after-sign-in.ts';
import { renewSession } from './renew-session.ts';

/** Who uses the page, and the client whose calls carry that session's CSRF token. */
export interface Session {
  readonly api: ApiClient;
  readonly changes: Observable<SessionInfo>;
  /** Whether the page needs the part for people who assist others. */
  assists(): boolean;
  /** Adopts the answer of a call that changed the session. */
  take(info: SessionInfo): void;
}

const sliceOf = ({ role, user, accepted_terms, club_id }: SessionInfo, onBehalfOf: string | null) => ({
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
  onBehalfOf: assistingRoles.includes(role) ? onBehalfOf : null,
  ...(club_id === undefined ? {} : { clubId: club_id }),
});

/** Publishes `session` and reads it again after a sign-in or sign-out; the CSRF token stays in here. */
export function createSession(
  { session }: Pick<Boot, 'session'>,
  bus: BoundBus<'shell'>,
  report: (error: unknown, where: string) => void,
  cart: Pick<Cart, 'present' | 'replace' | 'adopt' | 'forget'>,
  page: LeavingPage,
): Session {
  const changes = new BehaviorSubject(session);
  const { preview } = document.documentElement.dataset;
  const headers = (): Record<string, string> => {
    const token = cart.present()?.token;
    return {
      'x-csrf-token': changes.value.csrf_token,
      ...(token ? { 'x-cart-token': token } : {}),
      ...(preview ? { [previewHeader]: preview } : {}),
    };
  };
  const client = renewSession(createApiClient({ baseUrl: '', headers }), {
    present: () => changes.value,
    take: (info) => take(info),
    signedOut: () =>
      bus.publish(alertRaisedEvent, {
        severity: 'warning',
        text: 'You were signed out. Sign in again.',
        seconds: 20,
      }),
  });
  const api = followCart(client, {
    replaced: (closedId, by) => {
      cart.replace(closedId, by).catch((error: unknown) => report(error, 'cart'));
    },
    takenOver: cart.adopt,
    // Unsaved input does not keep the cart.
    releasing: () => page.saveNow().catch(tell),
    released: cart.forget,
  });

  let onBehalfOf: string | null = null;
  const publish = (): void => {
    bus.publish(sessionTopic, sliceOf(changes.value, onBehalfOf));
  };
  const take = (info: SessionInfo): void => {
    changes.next(info);
    publish();
  };
  const tell = (error: unknown): void => report(error, 'session');
  const readAnew = (): void => {
    api.call(readSession, {}).then(take, tell);
  };
  /**
   * AC-05, AC-07, AC-08: the page may move elsewhere or reload. Saving before that needs the new token
   * already (AC-10).
   */
  const enter = async (): Promise<void> => {
    const before = changes.value;
    const info = await api.call(readSession, {});
    changes.next(info);
    const { leaveAfterSignIn } = await import('./leave-after-sign-in.ts');
    if (!(await leaveAfterSignIn(page, before, info))) take(info);
  };

  publish();
  // TK-14: the user whom staff book for is part of the page's user.
  bus.state(assistanceTopic).subscribe(({ kind, userId }) => {
    const user = kind === 'on_behalf' ? userId : null;
    if (user === onBehalfOf) return;
    onBehalfOf = user;
    publish();
  });
  bus.events(signedInEvent).subscribe(({ ordering }) => {
    if (ordering) readAnew();
    else
      enter().catch((error: unknown) => {
        tell(error);
        publish();
      });
  });
  bus.events(signedOutEvent).subscribe(readAnew);
  return { api, changes, take, assists: () => assistingRoles.includes(changes.value.role) };
}
