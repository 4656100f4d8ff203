/** What may be required after the first factor: the code of an app, a passkey, or adding an app. */
export type SecondFactorDialogName = 'second-code' | 'second-passkey' | 'second-enrolment';
/** A form of the account dialog, which shows all of them. */
export type AccountDialogName = 'register' | 'sign-in' | 'mail-code' | 'forgotten' | SecondFactorDialogName;

/** The open account dialog, and the state of its request. */
export interface AccountState {
  /** `completion`: what a social sign-in still lacks (MD-19). */
  readonly dialog: 'none' | AccountDialogName | 'terms' | 'completion';
  readonly busy: boolean;
  /** The message that says why it failed. */
  readonly failure: string;
  /** Field -> message, as returned by the server (ER-16). */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

export type AccountEvent =
  | { readonly type: 'dialog-opened'; readonly dialog: Exclude<AccountState['dialog'], 'none'> }
  | { readonly type: 'dialog-closed' }
  | { readonly type: 'account-asked' }
  /** The request succeeded, and its dialog stays open. */
  | { readonly type: 'account-answered' }
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
    case 'account-answered':
      return { ...account, busy: event.type === 'account-asked', failure: '', fieldErrors: {} };
    case 'account-refused':
      return { ...account, busy: false, failure: event.failure, fieldErrors: event.fieldErrors ?? {} };
    default:
      return event satisfies never;
  }
}
