import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { OrderChange, WithServices } from '@sendahead/shared-contracts/orders/change-schema';
import type { LegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';

/** The person who changes an order: its owner, or staff on the owner's behalf. */
export type Actor = { id: string; role: Role };

/** A change with the services of its legs; absent services stay as booked. */
export type OrderChangeWithServices = OrderChange & WithServices;
export type LegChangeWithServices = LegChange & WithServices;

/** Why staff make a change that the customer did not ask for; the order's history shows it. */
type WithComment = { comment?: string | undefined };

/** The target of a change of an order. */
export type Amendment =
  /** The contents of a cart on the booking page: any part may differ. */
  | { kind: 'booking' }
  /** The whole order with other days or addresses, or without some bags; a single call may ask for all three. */
  | ({ kind: 'change'; change: OrderChange } & WithServices & WithComment)
  /** One leg on another day or with another address. */
  | ({ kind: 'leg'; leg: LegName; change: LegChange } & WithServices & WithComment)
  /** No leg, or not this one leg, is carried. */
  | { kind: 'cancel'; leg: LegName | null; comment: string };

/** Changes an order by an attempt that pays for it. */
export type AmendPurpose = {
  kind: 'amend';
  orderId: string;
  /**
   * The order's revision when the change was first priced; a newer revision refuses it. Null when the booking
   * page's cart checks that.
   */
  generation: number | null;
  amendment: Exclude<Amendment, { kind: 'cancel' }>;
  by: Actor;
  /** The mailed link that pays for it; the payment closes the link. */
  linkId?: string | undefined;
  /** How staff settle its difference for the customer; absent where the customer or a club pays. */
  settlement?: Settlement | undefined;
};

/**
 * How staff settle the difference of a change: by a saved card of the customer, who agreed to it, or by waiving it. The
 * reason is erased from an attempt that has ended, because the order has it.
 */
export type Settlement =
  | { kind: 'charge'; cents: Cents; reason: string }
  /** `approvalId`: the request that the change approves. */
  | { kind: 'waive'; cents: Cents; reason: string; approvalId?: string | undefined };

/** Pays an amount owed for an order afterwards, without changing the order. */
export type PayPurpose = {
  kind: 'pay';
  orderId: string;
  requestId: string;
  /** The same as in `AmendPurpose`. */
  linkId?: string | undefined;
};

/** The purpose of a checkout attempt. Its draft does not store the `change`. */
export type Purpose = { kind: 'new' } | AmendPurpose | PayPurpose;
