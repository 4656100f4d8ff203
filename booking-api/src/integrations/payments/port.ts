import type { Cents } from '@sendahead/shared-contracts/primitives/cents';

export type Indicator = 'yes' | 'no' | 'unknown';

/** The payment instrument behind a nonce or a token. */
export type Instrument = 'credit_card' | 'paypal_account' | 'apple_pay_card';

/**
 * The part of a card, or of another payment method, that may be known outside the gateway. PayPal accounts
 * have no digits.
 */
export type CardFacts = { instrument: Instrument; cardType: string; last4: string; prepaid: Indicator };

/** The state of a gateway transaction's money. */
export type GatewayState =
  /** Not decided yet. */
  'undecided' | 'authorised' | 'submitted' | 'settled' | 'declined' | 'settlement_declined' | 'voided';

export type DeclineReason =
  | 'card_declined'
  | 'insufficient_funds'
  | 'card_expired'
  | 'security_code_refused'
  | 'paypal_declined'
  /** The same card can pay once the bank has verified its customer. */
  | 'authentication_required'
  | 'card_refused_fraud'
  | 'gateway_unavailable';

/** A row of the gateway's ledger as the product reads it. */
export type GatewayTransaction = {
  id: string;
  kind: 'sale' | 'refund';
  /** Our id: the checkout attempt. */
  orderId: string;
  amount: Cents;
  state: GatewayState;
  /** Set when `state` is declined. */
  declined: DeclineReason | null;
  /** The processor's code or the gateway's reason; for our records, never shown to the customer. */
  code: string | null;
  card: CardFacts;
  /** Token of the saved card, if it was saved. */
  vaultToken: string | null;
  /** Expiration of the card, `MM/YYYY`; empty for other instruments. */
  expiration: string;
  /**
   * The same for every card with one number, and different for other numbers; absent when the gateway
   * provides none.
   */
  numberId?: string | undefined;
  /** Timestamps of the gateway's clock. */
  createdAt: string;
  updatedAt: string;
};

export type AuthorizeRequest = {
  /** Id of the attempt: the gateway's order id and the base of its request key. */
  attemptId: string;
  amount: Cents;
  /** The payment method: a nonce of the provider's client, or the token of a saved method. */
  source: { nonce: string } | { token: string };
  billingZip: string | undefined;
  /** The cardholder, where the page asked. */
  holder?: { firstName: string; lastName: string } | undefined;
  /** Saves the card for this customer when it is approved. */
  keepFor: string | undefined;
};

export type KeepRequest = {
  /** Names the saved card permanently: a repeated call returns the saved one. */
  keepId: string;
  nonce: string;
  billingZip: string | undefined;
};

/** A card that was verified and saved; nothing was charged. */
export type KeptMethod = {
  token: string;
  card: CardFacts;
  /** `MM/YYYY`; empty when the gateway did not report it. */
  expiration: string;
  /** The same as on a transaction. */
  numberId?: string | undefined;
};

/** The nonce or token cannot pay, and nothing was charged. */
export type NonceRefusal = { refused: 'nonce_consumed' | 'nonce_unknown' };

/**
 * The payment provider. Calls that write are safe to repeat: each carries a request key made from the
 * attempt. Every method throws GatewayUnreachable (the call never arrived) or AnswerLost (it may have
 * succeeded).
 */
export type PaymentPort = {
  readonly provider: 'sandbox' | 'braintree';
  /** The browser needs this to make a nonce; `shopOrigin` is the page that will show the card fields. */
  clientToken(shopOrigin: string): Promise<{ clientToken: string; fieldsUrl: string | null }>;
  /** The card behind a nonce; does not use the nonce up. */
  inspectNonce(nonce: string): Promise<CardFacts | NonceRefusal>;
  /**
   * A nonce of a saved method, with which the browser runs the bank's check; `bin`: its first digits, empty when they
   * are unknown.
   */
  nonceOf(token: string): Promise<{ nonce: string; bin: string } | NonceRefusal>;
  /** Authorizes only; `submit` captures the money. */
  authorize(request: AuthorizeRequest): Promise<GatewayTransaction | NonceRefusal>;
  /** Asks the bank to verify a card and saves it, without a charge; `forget` removes it. */
  keep(request: KeepRequest): Promise<KeptMethod | { declined: DeclineReason } | NonceRefusal>;
  submit(transactionId: string): Promise<GatewayTransaction>;
  void(transactionId: string): Promise<GatewayTransaction>;
  refund(transactionId: string, amount: Cents, key: string): Promise<GatewayTransaction>;
  find(transactionId: string): Promise<GatewayTransaction | undefined>;
  /**
   * All transactions of an attempt, oldest first; read from the primary, so that accepted sales are visible.
   */
  searchByOrder(attemptId: string): Promise<GatewayTransaction[]>;
  /** Transactions changed since an instant, oldest first; may be cut at 1000. */
  changedSince(instant: string): Promise<GatewayTransaction[]>;
  /** Removes a saved method from the provider's vault; a missing one counts as removed. */
  forget(token: string): Promise<void>;
  /** The content of a webhook of the provider; undefined without the provider's signature. */
  readWebhook(body: WebhookBody): Promise<WebhookNotice | undefined>;
};

/** A webhook as it arrives, in the provider's own two fields. */
export type WebhookBody = { bt_signature: string; bt_payload: string };

/** Something happened to a transaction; ask the provider for its state. `at`: an instant. */
export type WebhookNotice = { id: string; transactionId: string | null; at: string };

/** The call did not reach the gateway: nothing happened there. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';
}

/** The call was sent, and its outcome is unknown: search before doing anything else. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost';
}

/** The gateway understood the call and declined it. `code` is the gateway's own. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
  readonly code: string;

  constructor(code: string) {
    super(`the gateway refused: ${code}`);
    this.code = code;
  }
}

export const isNonceRefusal = (result: object): result is NonceRefusal => 'refused' in result;
