/** Three-valued flags of a card, as the gateway's clients know them. */
export type Indicator = 'Yes' | 'No' | 'Unknown';

export type BinData = {
  prepaid: Indicator;
  prepaidReloadable: Indicator;
  debit: Indicator;
  commercial: Indicator;
  healthcare: Indicator;
  durbinRegulated: Indicator;
  payroll: Indicator;
  countryOfIssuance: string;
  issuingBank: string;
  productId: string;
};

/** How a verification of this card ends. */
export type Verification =
  | 'ok'
  | 'declined'
  | 'failed'
  | 'fraud'
  | 'risk_threshold'
  | 'undecided'
  /** The bank requires its customer to authenticate. */
  | 'challenge'
  /** The bank requires it, and the customer always fails. */
  | 'challenge_failed';

/** The payment instrument behind a nonce: a card, or an account in its place. */
export type Instrument = 'credit_card' | 'paypal_account' | 'apple_pay_card';

/** Everything that is ever stored of a card: never its number, never its security code. */
export type Card = {
  type: string;
  bin: string;
  last4: string;
  /** `MM` and `YYYY`. */
  expirationMonth: string;
  expirationYear: string;
  /** Keyed hash of number and expiration; finds a duplicate without keeping either. */
  fingerprint: string;
  /** Keyed hash of only the number: the same for each card with this number. Absent without a number. */
  numberId?: string | undefined;
  verification: Verification;
  /** Letters of the processor: M matches, N does not match, U not verified, S not participating, E error. */
  cvv: 'M' | 'N' | 'U' | 'S';
  binData: BinData;
  /** Absent in cards kept before other instruments existed: a card. */
  instrument?: Instrument | undefined;
  /** False for a nonce that pays once and is not kept. */
  vaultable?: boolean | undefined;
  /** The bank's customer has authenticated (3-D Secure). */
  authenticated?: boolean | undefined;
};
