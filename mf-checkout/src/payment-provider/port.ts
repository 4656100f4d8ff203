import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { clientToken } from '@sendahead/shared-contracts/payments/calls';

/** How the provider's client is reached: the answer of `payments.client-token`. */
export type ProviderAccess = CallOutput<typeof clientToken>;

/** What is known of the card fields without ever seeing a card. `errors` are the sentences shown in them. */
export interface CardFieldsState {
  readonly valid: boolean;
  readonly cardType: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** PY-19: either a nonce, or why there is none. */
export type Tokenised =
  | { readonly ok: true; readonly nonce: string; readonly prepaid: boolean }
  | { readonly ok: false; readonly code: 'fields' | 'prepaid_refused' | 'failed' };

/** Card fields that stand on the page. */
export interface CardFields {
  /** Shows what is wrong with each field; with `focus` the first one in error takes the focus. */
  validate(focus: boolean): void;
  focus(field: string): void;
  /** Makes one nonce for what is typed. Never rejects. */
  tokenise(): Promise<Tokenised>;
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
  /** A fresh access, when the client token has grown too old. */
  renew(): Promise<ProviderAccess>;
  readonly listener: CardFieldsListener;
}

/** OPEN-43: one payment provider. Resolves once the fields can be typed in; rejects when they cannot be had. */
export interface PaymentProvider {
  mount(options: MountOptions): Promise<CardFields>;
}
