/** The part of braintree-web 3.144 that the adapter uses; the package ships no types of its own. */
declare module 'braintree-web/client' {
  export interface Client {
    teardown(): Promise<void>;
  }
  export function create(options: { authorization: string }): Promise<Client>;
}

declare module 'braintree-web/hosted-fields' {
  import type { Client } from 'braintree-web/client';

  export type FieldName = 'number' | 'expirationMonth' | 'expirationYear' | 'cvv';
  export interface FieldOptions {
    container: HTMLElement;
    internalLabel: string;
    iframeTitle: string;
    placeholder?: string;
    select?: boolean;
  }
  export interface HostedFieldsState {
    cards: { niceType: string }[];
    fields: Record<FieldName, { isEmpty: boolean; isValid: boolean; isFocused: boolean }>;
  }
  export interface TokenizePayload {
    nonce: string;
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
