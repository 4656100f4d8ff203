import * as calls from '@sendahead/shared-contracts/accounts/calls';
import { signedInEvent } from '@sendahead/shared-contracts/accounts/topics';
import type { CallInput } from '@sendahead/shared-contracts/call/define-call';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import {
  accountFailure,
  capitalised,
  loginFailed,
  registeredButLoginFailed,
} from '../copy/account-failure.ts';
import { termsRefused } from '../copy/terms.ts';
import type { CheckoutStore } from './context.ts';
import { signInWorking } from './sign-in.ts';

export type Credentials = CallInput<typeof calls.signIn>['body']['user'];
export type Registration = CallInput<typeof calls.register>['body']['user'];

/** What the account dialogs can do. Passwords pass through here and are kept nowhere. None of it rejects. */
export interface AccountActions {
  signIn(credentials: Credentials): Promise<void>;
  /** AC-12: creates the account, then signs in. */
  register(form: Registration): Promise<void>;
  acceptTerms(): Promise<void>;
  /** VL-47: the order does not go on. */
  declineTerms(): void;
  /** VL-45: whether a mail has an account; false when it cannot be told just now. */
  isTaken(email: string): Promise<boolean>;
}

/** How long the page may take to know the new session before the sign-in counts as failed (ER-17). */
const sessionMs = 8000;

interface Options {
  readonly host: FragmentHost<'mf-checkout'>;
  readonly store: CheckoutStore;
  /** Leaves the page. */
  readonly navigate: (address: string) => void;
}

/** AC-09: single sign-on begins on a page of ours; an answer that points anywhere else is not followed. */
const isOurs = (address: string): boolean =>
  new URL(address, window.location.href).origin === window.location.origin;

export function createAccountActions({ host, store, navigate }: Options): AccountActions {
  const refuse = (failure: string, fieldErrors?: Record<string, string>): void =>
    store.dispatch({ type: 'account-refused', failure, fieldErrors });

  /** AC-10: the shell reads the session anew, with its CSRF token; the dialog closes when the page knows who it is. */
  const enter = (userId: string): void => {
    host.bus.publish(signedInEvent, { userId });
    setTimeout(() => {
      if (store.getState().account.busy) refuse(loginFailed);
    }, sessionMs);
  };

  const tryTo = async (work: () => Promise<void>): Promise<void> => {
    if (store.getState().account.busy) return;
    store.dispatch({ type: 'account-asked' });
    await work().catch((error: unknown) => refuse(accountFailure(error)));
  };

  return {
    signIn: (credentials) =>
      tryTo(async () => {
        const answer = await signInWorking(host.api, credentials);
        if (answer.success && answer.user_id !== null) return enter(answer.user_id);
        if (answer.sso && answer.redirect && isOurs(answer.redirect)) return navigate(answer.redirect);
        const text = answer.message ?? loginFailed;
        host.bus.publish(alertRaisedEvent, { severity: 'warning', text, seconds: 4 });
        return refuse(text);
      }),

    register: (form) =>
      tryTo(async () => {
        const made = await host.api.call(calls.register, { body: { user: form } });
        if (!made.success) return refuse(made.message ?? '', capitalised(made.errors));
        const { email, password } = form;
        const entered = await signInWorking(host.api, { email, password }).catch(() => null);
        if (!entered?.success || entered.user_id === null) return refuse(registeredButLoginFailed);
        return enter(entered.user_id);
      }),

    acceptTerms: () =>
      tryTo(async () => {
        await host.api.call(calls.acceptTerms, { body: { terms: true } });
        enter(store.getState().page.session?.user?.id ?? '');
      }),

    declineTerms() {
      host.bus.publish(alertRaisedEvent, { severity: 'warning', text: termsRefused, seconds: 6 });
      store.dispatch({ type: 'dialog-closed' });
    },

    isTaken: async (email) =>
      host.api.call(calls.checkUser, { query: { email } }).then(
        ({ success }) => success,
        () => false,
      ),
  };
}
