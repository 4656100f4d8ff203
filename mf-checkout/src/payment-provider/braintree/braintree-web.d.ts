/** The part of braintree-web 3.144 that the adapter uses; the package has no types. */
declare module 'braintree-web/client' {
  export interface Client {
    getConfiguration(): { gatewayConfiguration: { environment: string } };
    teardown(): Promise<void>;
  }
  export function create(options: { authorization: string }): Promise<Client>;
}

declare module 'braintree-web/hosted-fields' {
  import type { Client } from 'braintree-web/client';

  export type FieldName = 'number' | 'expirationDate' | 'cvv';
  export interface FieldOptions {
    container: HTMLElement;
    internalLabel: string;
    iframeTitle: string;
    placeholder?: string;
  }
  export interface HostedFieldsState {
    cards: { niceType: string }[];
    fields: Record<
      FieldName,
      { isEmpty: boolean; isValid: boolean; isPotentiallyValid: boolean; isFocused: boolean }
    >;
  }
  export interface TokenizePayload {
    nonce: string;
    details?: { bin?: string };
    binData?: { prepaid?: 'Yes' | 'No' | 'Unknown' };
  }
  export type HostedFieldsEvent =
    | 'validityChange'
    | 'blur'
    | 'empty'
    | 'notEmpty'
    | 'cardTypeChange'
    | 'inputSubmitRequest';
  export interface HostedFields {
    on(event: HostedFieldsEvent, handler: (event: { emittedBy: FieldName }) => void): void;
    getState(): HostedFieldsState;
    focus(field: FieldName): void;
    clear(field: FieldName): void;
    tokenize(): Promise<TokenizePayload>;
    teardown(): Promise<void>;
  }
  export function create(options: {
    client: Client;
    fields: Record<FieldName, FieldOptions>;
    styles: Record<string, Record<string, string>>;
  }): Promise<HostedFields>;
}

declare module 'braintree-web/paypal-checkout' {
  import type { Client } from 'braintree-web/client';

  export interface PayPalAccount {
    nonce: string;
    details: { email?: string };
  }
  export interface PayPalCheckout {
    loadPayPalSDK(options: { vault: true; dataAttributes?: Record<string, string> }): Promise<unknown>;
    createPayment(options: { flow: 'vault'; billingAgreementDescription: string }): Promise<string>;
    tokenizePayment(data: object): Promise<PayPalAccount>;
    teardown(): Promise<void>;
  }
  export function create(options: { client: Client }): Promise<PayPalCheckout>;
}

declare module 'braintree-web/apple-pay' {
  import type { Client } from 'braintree-web/client';

  export interface ApplePay {
    createPaymentRequest(request: {
      total: { label: string; amount: string };
      requiredBillingContactFields: string[];
    }): ApplePayPaymentRequest;
    performValidation(options: { validationURL: string; displayName: string }): Promise<unknown>;
    tokenize(options: { token: unknown }): Promise<{ nonce: string }>;
  }
  export function create(options: { client: Client }): Promise<ApplePay>;
}

declare module 'braintree-web/google-payment' {
  import type { Client } from 'braintree-web/client';

  export interface GooglePayment {
    createPaymentDataRequest(overrides: object): Promise<object>;
    parseResponse(data: object): Promise<{ nonce: string }>;
  }
  export function create(options: { client: Client; googlePayVersion: 2 }): Promise<GooglePayment>;
}

declare module 'braintree-web/three-d-secure' {
  import type { Client } from 'braintree-web/client';

  export interface ThreeDSecure {
    verifyCard(options: {
      nonce: string;
      bin: string;
      amount: string;
      onLookupComplete(data: unknown, next: () => void): void;
    }): Promise<{ nonce: string; threeDSecureInfo?: { status?: string } }>;
    on(event: 'customer-canceled', handler: () => void): void;
    teardown(): Promise<void>;
  }
  export function create(options: { client: Client; version: '2' }): Promise<ThreeDSecure>;
}
