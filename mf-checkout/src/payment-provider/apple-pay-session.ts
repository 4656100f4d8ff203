import type { WalletOrder, WalletPayment } from './port.ts';

/** The provider's part of a session. */
export interface ApplePayParts {
  readonly Session: ApplePaySessionClass;
  requestFor(order: WalletOrder): ApplePayPaymentRequest;
  /** The merchant session, from the address that Apple names. */
  validate(validationUrl: string): Promise<unknown>;
  /** A nonce for Apple's token. */
  tokenize(token: unknown): Promise<string>;
}

const version = 3;

/** Apple gives the sheet 30 s from the authorization, and then reports a failure. */
const answerMs = 28_000;

/**
 * PY-20, ER-26: one session of Apple Pay, version 3, with the postal address for the bill. It begins before
 * this returns, because Apple opens it only in response to a press. A failure completes the session as
 * failed; closing the sheet cancels it.
 */
export function openApplePay(parts: ApplePayParts, order: WalletOrder): Promise<WalletPayment> {
  const { Session } = parts;
  return new Promise((resolve) => {
    let session: ApplePaySessionLike;
    try {
      session = new Session(version, {
        ...parts.requestFor(order),
        requiredBillingContactFields: ['postalAddress'],
      });
      session.onvalidatemerchant = ({ validationURL }) => {
        parts.validate(validationURL).then(
          (merchant) => session.completeMerchantValidation(merchant),
          () => {
            session.abort();
            resolve({ ok: false, code: 'failed' });
          },
        );
      };
      session.oncancel = () => resolve({ ok: false, code: 'cancelled' });
      session.onpaymentauthorized = ({ payment: { token, billingContact } }) => {
        const finish = finisher(Session, session);
        parts.tokenize(token).then(
          (nonce) => resolve({ ok: true, nonce, billing: billingOf(billingContact), finish }),
          () => {
            finish(false);
            resolve({ ok: false, code: 'failed' });
          },
        );
      };
      session.begin();
    } catch (error) {
      resolve({ ok: false, code: isWithoutPress(error) ? 'needs_click' : 'failed' });
    }
  });
}

const isWithoutPress = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidAccessError';

const billingOf = ({ postalCode = '', countryCode = '' }: ApplePayContact = {}) => ({
  ...(postalCode === '' ? {} : { 'billing-zip-code': postalCode.slice(0, 10) }),
  ...(/^[a-z]{2}$/i.test(countryCode) ? { 'billing-country': countryCode.toUpperCase() } : {}),
});

/**
 * Completes a session once. If an order is not decided in time, the page shows the outcome instead of the
 * sheet.
 */
function finisher(Session: ApplePaySessionClass, session: ApplePaySessionLike): (paid: boolean) => void {
  let done = false;
  const finish = (paid: boolean): void => {
    if (done) return;
    done = true;
    clearTimeout(timer);
    session.completePayment({ status: paid ? Session.STATUS_SUCCESS : Session.STATUS_FAILURE });
  };
  const timer = setTimeout(() => finish(false), answerMs);
  return finish;
}
