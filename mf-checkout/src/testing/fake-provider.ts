import type {
  CardFieldsListener,
  PaymentProvider,
  PayPalListener,
  ProviderWays,
  TokenizeResult,
  WalletOrder,
  WalletPayment,
} from '../payment-provider/port.ts';

export interface FakeProvider extends PaymentProvider {
  /** The answer to the next nonce request. */
  outcome: TokenizeResult;
  /** The bank's answer, once it has checked its customer. */
  challenged: TokenizeResult;
  /** The result of a wallet's sheet. */
  sheet: (order: WalletOrder) => Promise<WalletPayment>;
  /** Whether PayPal or the wallets fail to load. */
  down: boolean;
  /** Fakes the frame: the customer's input is valid or not. */
  type(valid: boolean): void;
  pressEnter(): void;
  /** Fakes PayPal's window. */
  payPal(): PayPalListener;
  readonly said: string[];
}

/** Card fields, windows and sheets without a gateway. */
export function fakeProvider(): FakeProvider {
  const said: string[] = [];
  let nonces = 0;
  let listener: CardFieldsListener | null = null;
  let payPal: PayPalListener | null = null;
  const loaded = (what: string): void => {
    if (provider.down) throw new Error(`no ${what}`);
    said.push(what);
  };
  const ways: ProviderWays = {
    async payPal(options) {
      loaded('paypal');
      payPal = options.listener;
      return { remove: () => said.push('remove paypal') };
    },
    async wallet(kind) {
      loaded(kind);
      return { open: (order) => provider.sheet(order) };
    },
    async challenge({ nonce, amountCents }) {
      said.push(`challenge ${nonce} ${amountCents}`);
      return provider.challenged;
    },
  };
  const provider: FakeProvider = {
    outcome: { ok: true, nonce: 'nonce', prepaid: false },
    challenged: { ok: true, nonce: 'nonce-confirmed', prepaid: false },
    sheet: async () => ({ ok: false, code: 'cancelled' }),
    down: false,
    said,
    ways: async () => ways,
    payPal() {
      if (!payPal) throw new Error('PayPal is not on the page');
      return payPal;
    },
    type: (valid) =>
      listener?.changed({
        valid,
        cardType: valid ? 'Visa' : '',
        errors: valid ? {} : { 'card-number': 'Please enter card number' },
      }),
    pressEnter: () => listener?.submitted(),
    async mount(options) {
      listener = options.listener;
      return {
        validate: (focus) => said.push(focus ? 'validate and focus' : 'validate'),
        focus: (field) => said.push(`focus ${field}`),
        async tokenize() {
          nonces += 1;
          said.push('tokenize');
          const { outcome } = provider;
          return outcome.ok ? { ...outcome, nonce: `${outcome.nonce}-${nonces}` } : outcome;
        },
        clear: () => said.push('clear'),
        remove: () => said.push('remove'),
      };
    },
  };
  return provider;
}
