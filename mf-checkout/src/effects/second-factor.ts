import * as calls from '@sendahead/shared-contracts/accounts/second-factor-calls';
import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { accountFailure, accountFailures } from '../copy/account-failure.ts';
import { type AccountOptions, createDialogRequests } from './dialog-requests.ts';

/** An app's secret, as letters and as the content of a QR code. */
export type AppSecret = CallOutput<typeof calls.beginAuthenticator>;

/** The second step of a sign-in. No action rejects: failures are shown in the dialog. */
export interface SecondFactorActions {
  /** Signs in with the code of the app, or with a recovery code. */
  prove(code: string): Promise<void>;
  /** The secret for a first app; null if the sign-in has expired. */
  begin(): Promise<AppSecret | null>;
  /**
   * Saves the app that shows the code; resolves to the recovery codes and the signed-in user, or null if it
   * was refused.
   */
  keep(code: string): Promise<{ codes: readonly string[]; userId: string } | null>;
  /** Reports the sign-in to the page, and closes the dialog. */
  enter(userId: string): void;
}

export function createSecondFactor({
  host,
  store,
}: Pick<AccountOptions, 'host' | 'store'>): SecondFactorActions {
  const { answered, enter, refuse } = createDialogRequests({ host, store });

  /** A wrong code is shown at its field; an expired sign-in starts over with the typed values. */
  const fail = (error: unknown): void => {
    const code = isApiError(error) ? error.code : '';
    if (code === 'sign_in_step_over') store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' });
    if (code === 'second_factor_wrong') refuse('', { code: accountFailures.second_factor_wrong });
    else refuse(accountFailure(error));
  };
  const request = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (store.getState().account.busy) return null;
    store.dispatch({ type: 'account-asked' });
    try {
      return await work();
    } catch (error) {
      fail(error);
      return null;
    }
  };

  return {
    async prove(code) {
      const login = await request(() => host.api.call(calls.proveSecondFactor, { body: { code } }));
      if (login?.user_id) enter(login.user_id);
    },
    async begin() {
      const secret = await request(() => host.api.call(calls.beginAuthenticator, { body: {} }));
      if (secret) answered();
      return secret;
    },
    async keep(code) {
      const saved = await request(() => host.api.call(calls.keepAuthenticator, { body: { code } }));
      if (!saved?.login?.user_id) return null;
      answered();
      return { codes: saved.recovery_codes, userId: saved.login.user_id };
    },
    enter(userId) {
      store.dispatch({ type: 'account-asked' });
      enter(userId);
    },
  };
}
