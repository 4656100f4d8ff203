import type { CardFieldsListener, PaymentProvider, Tokenised } from '../payment-provider/port.ts';

export interface FakeProvider extends PaymentProvider {
  /** What the next nonce is answered with. */
  outcome: Tokenised;
  /** Plays the frame: what the customer typed is right or wrong. */
  type(valid: boolean): void;
  pressEnter(): void;
  readonly said: string[];
}

/** Card fields without a gateway. */
export function fakeProvider(): FakeProvider {
  const said: string[] = [];
  let nonces = 0;
  let listener: CardFieldsListener | null = null;
  const provider: FakeProvider = {
    outcome: { ok: true, nonce: 'nonce', prepaid: false },
    said,
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
        async tokenise() {
          nonces += 1;
          said.push('tokenise');
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
