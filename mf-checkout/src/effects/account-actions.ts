import * as calls from '@sendahead/shared-contracts/accounts/calls';
import {
  type beginPasskeyRegistration,
  signInByCode,
} from '@sendahead/shared-contracts/accounts/passwordless-calls';
import type { LoginAnswer } from '@sendahead/shared-contracts/accounts/sign-in-schema';
import {
  forgotPassword,
  givePhoneAndTerms,
  phoneAndTermsWanted,
} from '@sendahead/shared-contracts/accounts/terms-calls';
import type { CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import {
  capitalized,
  loginFailed,
  registeredButLoginFailed,
  signInPageNotOurs,
} from '../copy/account-failure.ts';
import { termsRefused } from '../copy/terms.ts';
import { type AccountOptions, createDialogRequests, NotRegistered } from './dialog-requests.ts';
import { registerByPasskey, signInByPasskey } from './passkeys.ts';
import { sendCodeWithProof, signInWithProof } from './sign-in.ts';

export type Credentials = CallInput<typeof calls.signIn>['body']['user'];
export type Registration = CallInput<typeof calls.register>['body']['user'] & { password: string };
export type RegisteredPerson = CallInput<typeof beginPasskeyRegistration>['body']['user'];
export type SignInProvider = CallOutput<typeof calls.signInProviders>['providers'][number];
/** EP-46: the data that a social sign-in still lacks; null if it is complete. */
export type MissingDetails = CallOutput<typeof phoneAndTermsWanted>['phone_and_tnc'];

/**
 * The actions of the account dialogs. Passwords and codes pass through here and are stored nowhere. No action
 * rejects.
 */
export interface AccountActions {
  signIn(credentials: Credentials): Promise<void>;
  /** AC-12: creates the account, then signs in. */
  register(form: Registration): Promise<void>;
  /** MD-14: creates an account without a password; resolves to whether it exists. A code then signs in. */
  registerByCode(person: RegisteredPerson): Promise<boolean>;
  /** MD-14: makes a passkey on the device, creates the account with it, and signs in. */
  registerByPasskey(person: RegisteredPerson): Promise<void>;
  /**
   * Emails six digits; resolves to whether they were sent, which does not reveal whether the address has an
   * account.
   */
  sendCode(email: string): Promise<boolean>;
  /** Null unless the code ended an older password: that is shown before the sign-in continues. */
  signInByCode(code: string): Promise<EndedPassword | null>;
  /** Signs in with a passkey of this device, without an email or a password. */
  signInByPasskey(): Promise<void>;
  /** Emails the link for a forgotten password, like `sendCode`. */
  sendLink(email: string): Promise<boolean>;
  /** AC-13: texts the code that registering asks for; resolves to whether it was sent. */
  sendPhoneCode(phone: string): Promise<boolean>;
  acceptTerms(): Promise<void>;
  /** VL-47: the order does not continue. */
  declineTerms(): void;
  /** VL-45: whether an email address has an account; false when that is unknown at the moment. */
  isTaken(email: string): Promise<boolean>;
  /** The other sign-in providers; empty when they are unknown at the moment. */
  providers(): Promise<readonly SignInProvider[]>;
  /** AC-14: the data that a social sign-in still lacks; empty when unknown at the moment: an order asks again. */
  lacking(): Promise<MissingDetails>;
  /** AC-14: completes a social sign-in. An empty phone stays unknown. */
  complete(given: { phone: string; terms: boolean }): Promise<void>;
}

/** Signing in with an emailed code ended an older password. */
export interface EndedPassword {
  /** False if a second factor is still required. */
  readonly signedIn: boolean;
  goOn(): void;
}

/** AC-09: single sign-on begins on a page of ours; an answer that points anywhere else is not followed. */
const isOurs = (url: string): boolean => new URL(url, window.location.href).origin === window.location.origin;

/**
 * A page that begins signing in elsewhere, with where to come back to: here, with the link that the booking
 * came by. Any other address is opened unchanged (AC-09).
 */
export function withReturn(start: string): string {
  if (!/^\/users\/auth\/[^?]*$/.test(start)) return start;
  const { pathname, search } = window.location;
  return `${start}?${new URLSearchParams({ return_to: pathname + search })}`;
}

export function createAccountActions(options: AccountOptions): AccountActions {
  const { host, store, navigate } = options;
  const { refuse, answered, enter, tryTo, send } = createDialogRequests(options);

  /** ER-15, AC-09: handles the answer to a sign-in. */
  const take = (answer: LoginAnswer): void => {
    if (answer.success && answer.user_id !== null) enter(answer.user_id);
    else if (answer.second_factor)
      store.dispatch({ type: 'dialog-opened', dialog: `second-${answer.second_factor}` });
    else if (answer.sso && answer.redirect && isOurs(answer.redirect)) navigate(withReturn(answer.redirect));
    else {
      const text = answer.sso && answer.redirect ? signInPageNotOurs : (answer.message ?? loginFailed);
      // The dialog shows it; the page does only if the dialog was closed in the meantime.
      if (store.getState().account.dialog === 'none')
        host.bus.publish(alertRaisedEvent, { severity: 'warning', text, seconds: 4 });
      refuse(text);
    }
  };

  const passwordEnded = (answer: LoginAnswer): EndedPassword => ({
    signedIn: answer.success,
    goOn() {
      store.dispatch({ type: 'account-asked' });
      take(answer);
    },
  });

  return {
    signIn: (credentials) => tryTo(async () => take(await signInWithProof(host.api, credentials))),

    register: (form) =>
      tryTo(async () => {
        const registered = await host.api.call(calls.register, { body: { user: form } });
        if (!registered.success) return refuse(registered.message ?? '', capitalized(registered.errors));
        const { email, password } = form;
        const entered = await signInWithProof(host.api, { email, password }).catch(() => null);
        if (!entered?.success || entered.user_id === null) return refuse(registeredButLoginFailed);
        return enter(entered.user_id);
      }),

    registerByCode: (person) =>
      send(async () => {
        const registered = await host.api.call(calls.register, {
          body: { user: { ...person, by_code: true } },
        });
        if (!registered.success) throw new NotRegistered(registered.errors);
      }),

    registerByPasskey: (person) =>
      tryTo(async () => {
        const { login, errors } = await registerByPasskey(host.api, person);
        if (login === null) throw new NotRegistered(errors);
        take(login);
      }),

    sendCode: (email) =>
      send(async () => {
        const { redirect } = await sendCodeWithProof(host.api, email);
        if (redirect && isOurs(redirect)) navigate(withReturn(redirect));
      }),
    signInByCode: async (code) => {
      let ended: EndedPassword | null = null;
      await tryTo(async () => {
        const answer = await host.api.call(signInByCode, { body: { code } });
        if (!answer.password_ended) return take(answer);
        ended = passwordEnded(answer);
        return answered();
      });
      return ended;
    },
    signInByPasskey: () => tryTo(async () => take(await signInByPasskey(host.api))),
    sendLink: (email) => send(() => host.api.call(forgotPassword, { body: { email } })),
    sendPhoneCode: (phone) => send(() => host.api.call(calls.sendPhoneCode, { body: { phone } })),

    acceptTerms: () =>
      tryTo(async () => {
        await host.api.call(calls.acceptTerms, { body: { terms: true } });
        enter(store.getState().page.session?.user?.id ?? '');
      }),

    declineTerms() {
      if (store.getState().placing.phase === 'gate')
        host.bus.publish(alertRaisedEvent, { severity: 'warning', text: termsRefused, seconds: 6 });
      store.dispatch({ type: 'dialog-closed' });
    },

    isTaken: async (email) =>
      host.api.call(calls.checkUser, { query: { email } }).then(
        ({ success }) => success,
        () => false,
      ),

    providers: async () =>
      host.api.call(calls.signInProviders, {}).then(
        ({ providers }) => providers.filter(({ start }) => isOurs(start)),
        () => [],
      ),

    lacking: async () =>
      host.api.call(phoneAndTermsWanted, {}).then(
        ({ phone_and_tnc }) => phone_and_tnc,
        () => null,
      ),

    complete: ({ phone, terms }) =>
      tryTo(async () => {
        await host.api.call(givePhoneAndTerms, {
          query: { ...(phone.trim() ? { phone } : {}), ...(terms ? { terms: true } : {}) },
        });
        store.dispatch({ type: 'dialog-closed' });
        enter(store.getState().page.session?.user?.id ?? '');
      }),
  };
}
