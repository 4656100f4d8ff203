import { defaultPickupCountry } from '@sendahead/shared-contracts/constants';
import type { CardFieldsState } from '../payment-provider/port.ts';

/** Our fields of the payment form; the card itself is typed in the provider's frame. */
export type BillingField = 'zip' | 'country';

export interface CardState {
  /** The state of the provider's card fields: not requested, loading, usable, or failed to load. */
  readonly provider: 'absent' | 'loading' | 'ready' | 'failed';
  readonly fields: CardFieldsState;
  readonly billing: Readonly<Record<BillingField, string>>;
  /** PY-21: store_card_information. */
  readonly store: boolean;
  /** Fields that were left once, whose errors may show. */
  readonly blurred: readonly BillingField[];
}

export type CardEvent =
  | { readonly type: 'card-fields-asked' }
  | { readonly type: 'card-fields-ready' }
  | { readonly type: 'card-fields-failed' }
  | { readonly type: 'card-fields-removed' }
  | { readonly type: 'card-changed'; readonly fields: CardFieldsState }
  | { readonly type: 'billing-typed'; readonly field: BillingField; readonly text: string }
  | { readonly type: 'billing-blurred'; readonly field: BillingField }
  | { readonly type: 'store-card-chosen'; readonly store: boolean };

const untouched: CardFieldsState = { valid: false, cardType: '', errors: {} };

export const initialCard: CardState = {
  provider: 'absent',
  fields: untouched,
  billing: { zip: '', country: defaultPickupCountry },
  store: false,
  blurred: [],
};

export function reduceCard(card: CardState, event: CardEvent): CardState {
  switch (event.type) {
    case 'card-fields-asked':
      return { ...card, provider: 'loading' };
    case 'card-fields-ready':
      return { ...card, provider: 'ready' };
    case 'card-fields-failed':
      return { ...card, provider: 'failed', fields: untouched };
    case 'card-fields-removed':
      return { ...card, provider: 'absent', fields: untouched };
    case 'card-changed':
      return { ...card, fields: event.fields };
    case 'billing-typed':
      return { ...card, billing: { ...card.billing, [event.field]: event.text } };
    case 'billing-blurred':
      return card.blurred.includes(event.field) ? card : { ...card, blurred: [...card.blurred, event.field] };
    case 'store-card-chosen':
      return { ...card, store: event.store };
    default:
      return event satisfies never;
  }
}
