import { sheet } from './stages.ts';
import { playWindow } from './window-channel.ts';

/** The sandbox's imitation of Apple's session: the same calls and events, with a sheet of the sandbox. */
export const createPlayedSession = (
  fieldsUrl: string,
  start: () => Promise<{ client_token: string }>,
): ApplePaySessionClass =>
  class implements ApplePaySessionLike {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    onvalidatemerchant: ApplePaySessionLike['onvalidatemerchant'] = null;
    onpaymentauthorized: ApplePaySessionLike['onpaymentauthorized'] = null;
    oncancel: ApplePaySessionLike['oncancel'] = null;
    readonly #amount: string;

    constructor(_version: number, { total }: ApplePayPaymentRequest) {
      this.#amount = `$${total.amount}`;
    }

    begin(): void {
      playWindow({
        kind: 'apple_pay',
        fieldsUrl,
        show: sheet('Apple Pay'),
        start: async () => ({ ...(await start()), amount: this.#amount }),
      }).then((played) => {
        if (played.ok)
          this.onpaymentauthorized?.({
            payment: { token: played.nonce, billingContact: { postalCode: played.zip, countryCode: 'US' } },
          });
        else this.oncancel?.();
      });
    }

    // The sandbox's sheet is closed by then, and there is no merchant to validate.
    completeMerchantValidation(): void {}
    completePayment(): void {}
    abort(): void {}
  };
