import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { clientToken } from '@sendahead/shared-contracts/payments/client-token-calls';

/** The access of the provider's client: the answer of `payments.client-token`. */
export type ProviderAccess = CallOutput<typeof clientToken>;

/** The state of the card fields without the card. `errors` are the sentences shown in them. */
export interface CardFieldsState {
  readonly valid: boolean;
  readonly cardType: string;
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * PY-19: either a nonce, or the reason why none was made. `billing` when the payment method itself has a billing
 * address; `bin`, the first digits of a card, when the provider requires them again for 3-D Secure.
 */
export type TokenizeResult =
  | {
      readonly ok: true;
      readonly nonce: string;
      readonly prepaid: boolean;
      readonly billing?: Billing;
      readonly bin?: string;
    }
  | { readonly ok: false; readonly code: 'fields' | 'prepaid_refused' | ApprovalFailure };

export interface Billing {
  readonly 'billing-zip-code'?: string;
  readonly 'billing-country'?: string;
}

/**
 * Why a window or sheet failed: closed by the customer, blocked by the browser, refused there, or
 * unreachable.
 */
export type ApprovalFailure = 'cancelled' | 'blocked' | 'refused' | 'failed';

/** Mounted card fields. */
export interface CardFields {
  /** Shows the errors of the fields; with `focus` the first invalid one takes the focus. */
  validate(focus: boolean): void;
  focus(field: string): void;
  /** Makes one nonce of the typed card. Never rejects. */
  tokenize(): Promise<TokenizeResult>;
  clear(): void;
  remove(): void;
}

export interface CardFieldsListener {
  changed(state: CardFieldsState): void;
  /** Enter was pressed in a field. */
  submitted(): void;
}

export interface MountOptions {
  readonly place: HTMLElement;
  readonly access: ProviderAccess;
  /** A fresh access, when the client token has expired. */
  renew(): Promise<ProviderAccess>;
  readonly listener: CardFieldsListener;
}

/** OPEN-43: one payment provider. */
export interface PaymentProvider {
  /** Resolves once the fields accept input; rejects when they fail to load. */
  mount(options: MountOptions): Promise<CardFields>;
  /** Payment methods without card fields, loaded when they are first needed; rejects when they cannot be loaded. */
  ways(): Promise<ProviderWays>;
}

export interface PayPalListener {
  /** The customer agreed that the account may be charged; nothing is charged yet. `account` is its email. */
  approved(paid: { readonly nonce: string; readonly account: string }): void;
  ended(code: ApprovalFailure): void;
}

export interface PayPalOptions {
  readonly place: HTMLElement;
  access(): Promise<ProviderAccess>;
  readonly listener: PayPalListener;
}

export type WalletKind = 'applePay' | 'googlePay';

export interface WalletOrder {
  readonly amountCents: number;
  /** The payee's name in the sheet. */
  readonly payee: string;
}

/** `needs_click`: the browser opens the sheet only in response to a press. */
export type WalletPayment =
  | {
      readonly ok: true;
      readonly nonce: string;
      readonly billing: Billing;
      /** Closes the sheet, which shows whether the order was placed. */
      finish(paid: boolean): void;
    }
  | { readonly ok: false; readonly code: ApprovalFailure | 'needs_click' };

/** A wallet's sheet, ready to open. */
export interface Wallet {
  /** Opens the sheet before it returns, so that the press still counts. Never rejects. */
  open(order: WalletOrder): Promise<WalletPayment>;
}

export interface ChallengedCard {
  readonly nonce: string;
  readonly bin?: string;
  readonly amountCents: number;
}

/** The payment methods other than card fields. */
export interface ProviderWays {
  /** PY-20: PayPal's button, in the vault flow. Rejects when PayPal fails to load. */
  payPal(options: PayPalOptions): Promise<{ remove(): void }>;
  /** PY-20: rejects when the wallet cannot pay here. */
  wallet(kind: WalletKind, access: () => Promise<ProviderAccess>): Promise<Wallet>;
  /**
   * 3-D Secure: the bank checks its customer; the passed nonce is spent, and the new one pays. Never rejects.
   */
  challenge(card: ChallengedCard, access: () => Promise<ProviderAccess>): Promise<TokenizeResult>;
}
