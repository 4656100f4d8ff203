import { signedInEvent } from '@sendahead/shared-contracts/accounts/topics';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { accountFailure, capitalized, loginFailed } from '../copy/account-failure.ts';
import type { CheckoutStore } from './context.ts';

export interface AccountOptions {
  readonly host: FragmentHost<'mf-checkout'>;
  readonly store: CheckoutStore;
  /** Leaves the page. */
  readonly navigate: (url: string) => void;
}

/** The problems of a registration, by field. */
export class NotRegistered extends Error {
  readonly errors: Readonly<Record<string, readonly string[]>>;
  constructor(errors: Readonly<Record<string, readonly string[]>>) {
    super('not registered');
    this.errors = errors;
  }
}

/** How long the page may take to load the new session before the sign-in counts as failed (ER-17). */
const sessionMs = 8000;

/** Runs every request of the dialogs: one at a time, with failures as messages. */
export function createDialogRequests({ host, store }: Pick<AccountOptions, 'host' | 'store'>) {
  const refuse = (failure: string, fieldErrors?: Record<string, string>): void =>
    store.dispatch({ type: 'account-refused', failure, fieldErrors });

  /** Ends a request that succeeded, for a dialog that stays open. */
  const answered = (): void => store.dispatch({ type: 'account-answered' });

  /** AC-10: the shell reads the session again, with its CSRF token; the dialog closes when the page has the user. */
  const enter = (userId: string): void => {
    const ordering = store.getState().placing.phase === 'gate';
    host.bus.publish(signedInEvent, { userId, ordering });
    setTimeout(() => {
      if (store.getState().account.busy) refuse(loginFailed);
    }, sessionMs);
  };

  const tryTo = async (work: () => Promise<void>): Promise<void> => {
    if (store.getState().account.busy) return;
    store.dispatch({ type: 'account-asked' });
    await work().catch((error: unknown) =>
      error instanceof NotRegistered ? refuse('', capitalized(error.errors)) : refuse(accountFailure(error)),
    );
  };

  /** Has a code or link sent; the dialog then continues. */
  const send = async (work: () => Promise<unknown>): Promise<boolean> => {
    let sent = false;
    await tryTo(async () => {
      await work();
      sent = true;
      if (store.getState().account.busy) answered();
    });
    return sent;
  };

  return { refuse, answered, enter, tryTo, send };
}
