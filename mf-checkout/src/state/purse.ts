import type { CallInput, CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { paymentInfo } from '@sendahead/shared-contracts/payments/info-calls';
import type { shipPrice } from '@sendahead/shared-contracts/pricing/calls';

/** What an account's wallets hold, in cents. */
export type Holdings = NonNullable<CallOutput<typeof paymentInfo>['credits']>;

/** What pays beside money, by its names on the wire; it goes with each price and with the order (PR-08, PR-09). */
export type PurseFields = Pick<
  CallInput<typeof shipPrice>['body'],
  'gift_card' | 'wallet_creadits' | 'ship_wallet_creadits'
>;

export interface PurseState {
  readonly fields: PurseFields;
  /** Null while nobody is signed in, or nobody knows. */
  readonly holds: Holdings | null;
}

export type PurseEvent =
  | { readonly type: 'purse-filled'; readonly fields: PurseFields }
  /** Of whoever is signed in; credits that another account was to give are not asked of this one. */
  | { readonly type: 'purse-known'; readonly holds: Holdings | null };

export const initialPurse: PurseState = { fields: {}, holds: null };

export const reducePurse = ({ fields, holds }: PurseState, event: PurseEvent): PurseState =>
  event.type === 'purse-filled'
    ? { fields: { ...fields, ...event.fields }, holds }
    : { fields: { gift_card: fields.gift_card }, holds: event.holds };
