import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { OrderChange } from '@sendahead/shared-contracts/orders/change-schema';
import type { LegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';

/** Who changes an order: the person whose it is, or staff in that person's place. */
export type Actor = { id: string; role: Role };

/** What an order is changed to. */
export type Amendment =
  /** What a cart on the booking page holds: anything of it may differ. */
  | { kind: 'booking' }
  /** The whole order with other days or addresses, or without some bags; a single call may ask for all three. */
  | { kind: 'change'; change: OrderChange }
  /** One leg on another day or with another address. */
  | { kind: 'leg'; leg: LegName; change: LegChange }
  /** Nothing, or nothing of one leg, is carried. */
  | { kind: 'cancel'; leg: LegName | null; comment: string };

/** Changing an order by an attempt, which pays for it. */
export type AmendPurpose = {
  kind: 'amend';
  orderId: string;
  /** The order's when the change was first priced; another one since refuses it. Null where the booking page's cart checks that. */
  generation: number | null;
  amendment: Exclude<Amendment, { kind: 'cancel' }>;
  by: Actor;
  /** The mailed link that pays it, which is paid with it. */
  linkId?: string | undefined;
};

/** Paying what is owed for an order afterwards, which changes nothing of it. */
export type PayPurpose = {
  kind: 'pay';
  orderId: string;
  requestId: string;
  /** As of `AmendPurpose`. */
  linkId?: string | undefined;
};

/** What a checkout attempt is for. Its draft keeps nothing of a `change`. */
export type Purpose = { kind: 'new' } | AmendPurpose | PayPurpose;
