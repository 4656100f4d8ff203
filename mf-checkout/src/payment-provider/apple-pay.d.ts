/** The part of Apple Pay on the web, session version 3, that is used here. */
interface ApplePayPaymentRequest {
  countryCode: string;
  currencyCode: string;
  merchantCapabilities: string[];
  supportedNetworks: string[];
  total: { label: string; amount: string };
  requiredBillingContactFields?: string[];
}

interface ApplePayContact {
  postalCode?: string;
  countryCode?: string;
}

interface ApplePayResult {
  status: number;
}

interface ApplePaySessionLike {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null;
  onpaymentauthorized:
    | ((event: { payment: { token: unknown; billingContact?: ApplePayContact } }) => void)
    | null;
  oncancel: (() => void) | null;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: ApplePayResult): void;
  abort(): void;
  /** Throws outside the handler of a press. */
  begin(): void;
}

interface ApplePaySessionClass {
  new (version: number, request: ApplePayPaymentRequest): ApplePaySessionLike;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  canMakePayments?(): boolean;
  supportsVersion?(version: number): boolean;
}

interface Window {
  readonly ApplePaySession?: ApplePaySessionClass;
}
