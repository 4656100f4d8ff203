import type { CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { paymentInfo } from '@sendahead/shared-contracts/payments/info-calls';
import type { shipPrice } from '@sendahead/shared-contracts/pricing/calls';

/** The credit balances of an account, in cents. */
export type Holdings = NonNullable<CallOutput<typeof paymentInfo>['credits']>;

/**
 * Gift cards and credits, with their names in requests; sent with each price and with the order (PR-08,
 * PR-09).
 */
export type CreditFields = Pick<
  CallInput<typeof shipPrice>['body'],
  'gift_card' | 'wallet_creadits' | 'ship_wallet_creadits'
>;

export interface CreditState {
  readonly fields: CreditFields;
  /** Null while nobody is signed in, or the balances are unknown. */
  readonly holds: Holdings | null;
}

export type CreditEvent =
  | { readonly type: 'credits-filled'; readonly fields: CreditFields }
  /** The signed-in user; credits requested for one account are not requested for another. */
  | { readonly type: 'credits-known'; readonly holds: Holdings | null };

export const initialCredits: CreditState = { fields: {}, holds: null };

export const reduceCredits = ({ fields, holds }: CreditState, event: CreditEvent): CreditState =>
  event.type === 'credits-filled'
    ? { fields: { ...fields, ...event.fields }, holds }
    : { fields: { gift_card: fields.gift_card }, holds: event.holds };
