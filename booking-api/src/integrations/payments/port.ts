import type { Cents } from '@sendahead/shared-contracts/primitives/cents';

export type Indicator = 'yes' | 'no' | 'unknown';

/** The payment instrument behind a nonce or a token. */
export type Instrument = 'credit_card' | 'paypal_account' | 'apple_pay_card';

/** What may be known of a card, or of what takes its place, outside the gateway. PayPal accounts have no digits. */
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
  /** The same card pays once the bank has asked its customer. */
  | 'authentication_required'
  | 'card_refused_fraud'
  | 'gateway_unavailable';

/** A row of the gateway's ledger as the product reads it. */
export type GatewayTransaction = {
  id: string;
  kind: 'sale' | 'refund';
  /** What we gave it: the id of the checkout attempt. */
  orderId: string;
  amount: Cents;
  state: GatewayState;
  /** Set when `state` is declined. */
  declined: DeclineReason | null;
  /** The processor's code or the gateway's reason; for the record, never for the customer. */
  code: string | null;
  card: CardFacts;
  /** Token of the card when it was kept. */
  vaultToken: string | null;
  /** Expiration of the card, `MM/YYYY`; empty for other instruments. */
  expiration: string;
  /** The same for each card of one number, and for no other; absent where the gateway gives none. */
  numberId?: string | undefined;
  /** Instants of the gateway's own clock. */
  createdAt: string;
  updatedAt: string;
};

export type AuthorizeRequest = {
  /** Id of the attempt: the gateway's order id and the base of its request key. */
  attemptId: string;
  amount: Cents;
  /** What pays: a nonce of the provider's client, or the token of a way of paying that was kept. */
  source: { nonce: string } | { token: string };
  billingZip: string | undefined;
  /** Whose card it is, where the page asked. */
  holder?: { firstName: string; lastName: string } | undefined;
  /** Keeps the card for this customer when it is approved. */
  keepFor: string | undefined;
};

export type KeepRequest = {
  /** Names the saved card forever: a repeated call returns the saved one. */
  keepId: string;
  nonce: string;
  billingZip: string | undefined;
};

/** A card that was looked at and kept; nothing was charged. */
export type KeptMethod = {
  token: string;
  card: CardFacts;
  /** `MM/YYYY`; empty where the gateway did not tell. */
  expiration: string;
  /** As of a transaction. */
  numberId?: string | undefined;
};

/** The nonce or token cannot pay, and nothing was charged. */
export type NonceRefusal = { refused: 'nonce_consumed' | 'nonce_unknown' };

/**
 * The payment provider. Calls that write are safe to repeat: each carries a request key made from the attempt.
 * Every method throws GatewayUnreachable (the call never arrived) or AnswerLost (it may have been done).
 */
export type PaymentPort = {
  readonly provider: 'sandbox' | 'braintree';
  /** What the browser needs to make a nonce; `shopOrigin` is the page that will show the card fields. */
  clientToken(shopOrigin: string): Promise<{ clientToken: string; fieldsUrl: string | null }>;
  /** The card behind a nonce, without spending it. */
  inspectNonce(nonce: string): Promise<CardFacts | NonceRefusal>;
  /**
   * A nonce of a saved method, with which the browser runs the bank's check; `bin`: its first digits, empty when they
   * are unknown.
   */
  nonceOf(token: string): Promise<{ nonce: string; bin: string } | NonceRefusal>;
  /** Authorizes only; taking the money is `submit`. */
  authorize(request: AuthorizeRequest): Promise<GatewayTransaction | NonceRefusal>;
  /** Has a card looked at by its bank and keeps it, without a charge; `forget` ends that. */
  keep(request: KeepRequest): Promise<KeptMethod | { declined: DeclineReason } | NonceRefusal>;
  submit(transactionId: string): Promise<GatewayTransaction>;
  void(transactionId: string): Promise<GatewayTransaction>;
  refund(transactionId: string, amount: Cents, key: string): Promise<GatewayTransaction>;
  find(transactionId: string): Promise<GatewayTransaction | undefined>;
  /** All transactions of an attempt, oldest first; read from the primary, so that what was accepted is seen. */
  searchByOrder(attemptId: string): Promise<GatewayTransaction[]>;
  /** Transactions changed since an instant, oldest first; may be cut at 1000. */
  changedSince(instant: string): Promise<GatewayTransaction[]>;
  /** Takes what was kept out of the provider's vault; what is not there any more is done. */
  forget(token: string): Promise<void>;
  /** The content of a webhook of the provider; undefined without the provider's signature. */
  readWebhook(body: WebhookBody): Promise<WebhookNotice | undefined>;
};

/** A webhook as it arrives, in the provider's own two fields. */
export type WebhookBody = { bt_signature: string; bt_payload: string };

/** That something happened to a transaction; what it is, is asked of the provider. `at`: an instant. */
export type WebhookNotice = { id: string; transactionId: string | null; at: string };

/** The call did not reach the gateway: nothing happened there. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';
}

/** The call was sent, and how it ended is not known: search before doing anything else. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost';
}

/** The gateway understood the call and does not do it. `code` is the gateway's own. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
  readonly code: string;

  constructor(code: string) {
    super(`the gateway refused: ${code}`);
    this.code = code;
  }
}

export const isNonceRefusal = (result: object): result is NonceRefusal => 'refused' in result;
