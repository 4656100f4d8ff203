/** What may be wanted after the first factor: the code of an app, a passkey, or an app at all. */
export type SecondFactorDialogName = 'second-code' | 'second-passkey' | 'second-enrolment';
/** A way to an account: one dialog shows them all. */
export type AccountDialogName = 'register' | 'sign-in' | 'mail-code' | 'forgotten' | SecondFactorDialogName;

/** The open account dialog, and the state of its request. */
export interface AccountState {
  /** `completion`: what a social sign-in still lacks (MD-19). */
  readonly dialog: 'none' | AccountDialogName | 'terms' | 'completion';
  readonly busy: boolean;
  /** The sentence that says why it did not work. */
  readonly failure: string;
  /** Field -> sentence, as the server gave it (ER-16). */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

export type AccountEvent =
  | { readonly type: 'dialog-opened'; readonly dialog: Exclude<AccountState['dialog'], 'none'> }
  | { readonly type: 'dialog-closed' }
  | { readonly type: 'account-asked' }
  | {
      readonly type: 'account-refused';
      readonly failure: string;
      readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
    };

export const initialAccount: AccountState = { dialog: 'none', busy: false, failure: '', fieldErrors: {} };

export function reduceAccount(account: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'dialog-opened':
      return { ...initialAccount, dialog: event.dialog };
    case 'dialog-closed':
      return account.dialog === 'none' ? account : initialAccount;
    case 'account-asked':
      return { ...account, busy: true, failure: '', fieldErrors: {} };
    case 'account-refused':
      return { ...account, busy: false, failure: event.failure, fieldErrors: event.fieldErrors ?? {} };
    default:
      return event satisfies never;
  }
}
