import type { PaymentBody } from './payment-body.ts';

/**
 * Fields of an order from views that are loaded later, with their names in requests (PY-26, VL-18, VL-48,
 * RO-11).
 */
export type ExtraFields = Pick<
  PaymentBody,
  | 'agent'
  | 'referral-travel-company'
  | 'agent-name'
  | 'iata_number'
  | 'referral-travel-network'
  | 'ghin_number'
  | 'card-holder-first-name'
  | 'card-holder-last-name'
  | 'card-holder-email'
>;

export interface OrderExtras {
  readonly fields: ExtraFields;
  /** Whether no requested field is missing or invalid. */
  readonly complete: boolean;
}

export type OrderExtrasEvent = { readonly type: 'extras-filled' } & OrderExtras;

export const initialExtras: OrderExtras = { fields: {}, complete: true };
