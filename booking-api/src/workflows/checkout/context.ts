import type { CallArguments } from '@sendahead/shared-contracts/call/define-call';
import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { processPayment } from '@sendahead/shared-contracts/payments/calls';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PaymentPort } from '../../integrations/payments/port.ts';
import type { ShipmentRecord } from '../../modules/bookings/public/draft.ts';
import type { AmendPurpose, PayPurpose, Purpose } from '../../modules/bookings/public/purpose.ts';
import type { StoredCart } from '../../modules/carts/public/store.ts';
import type { Tender } from '../../modules/pricing/public/credits.ts';
import type { Quote } from '../../modules/pricing/public/quotes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

export type PaymentForm = CallArguments<typeof processPayment>['body'];

/**
 * The order after an amendment, and the price difference: a positive one is charged, a negative one refunded.
 */
export type Difference = {
  total: Cents;
  /** As in `OrderDraft`. */
  lines: readonly LineItem[];
  /** The order's shipment after the attempt. */
  shipment: ShipmentRecord;
};

/** The current price of an attempt, regardless of the page's price; for an amendment, the difference. */
export type PricedCart = Difference & {
  /** The order's revenue, credits included; for an amended order, the increase. */
  value: Cents;
  /** Balances that pay for part of the price. */
  tenders: readonly Tender[];
  /** The earlier payments of an order that is amended as a whole. */
  paidBefore: Cents | null;
  /** The coupon that was applied. */
  couponCode: string | null;
  /**
   * ISO codes of the countries of both ends; for a club, the club's country. Null when customs have no
   * questions.
   */
  countries: { origin: string; destination: string } | null;
};

/** Why a cart cannot be priced for an order. */
export type PricingProblem =
  | { problem: 'form_incomplete'; fields: readonly FieldError[] }
  /** `message` names the impossible day, with the reason. */
  | { problem: 'pickup_time_over' | 'same_day_delivery_over' | 'recalc'; message?: string };

/** A priced cart for its owner, with the purpose of the attempt. */
export type PriceRequest = {
  cart: StoredCart;
  checkout: Pick<Checkout, 'form' | 'role' | 'userId' | 'purpose'>;
  owner: string;
  /** The quoted price; while it is valid, the cart costs no more (ADR 0106). */
  quote: Quote | undefined;
};

/** Reads and prices everything again, in the transaction that locks the cart. */
export type PriceAgain = (trx: Queries, request: PriceRequest) => Promise<PricedCart | PricingProblem>;

/** The dependencies of placing an order. */
export type PlaceOrderContext = {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  payments: PaymentPort;
  priceAgain: PriceAgain;
  /** ER-21: the same for everyone, because jobs also use it. */
  isPrepaidBlocked(): Promise<boolean>;
  /** Milliseconds that a checkout attempt waits for the gateway in total. */
  attemptDeadlineMs: number;
  /** Seconds during which an act on an order can be undone; refunds and voids wait that long. */
  undoSeconds: number;
  /** Whether the part that shows payment is switched off: then pages begin no charge. */
  isPaused(): Promise<boolean>;
  /** Seconds after which a gateway call that is missing from the ledger will no longer arrive. */
  lostAfterSeconds: number;
  report(error: unknown, what: string): void;
};

/** A request for one checkout attempt: the user, the cart, and the idempotency key. */
export type CheckoutRequest = {
  /** The purpose; null when the cart determines it: a new order, or a change on the booking page. */
  purpose: AmendPurpose | PayPurpose | null;
  userId: string;
  role: Role;
  /** The club of a pro user. */
  clubId: number | null;
  cartId: string;
  /** Hash of the token that came with the attempt: a takeover invalidates it. */
  tokenHash: Buffer;
  /**
   * The brand of the requested host; null for a host without a brand, and for attempts that no page sends.
   */
  host: string | null;
  /** Throws Refusal 429 after too many declined cards. */
  limitDeclines?: ((trx: Queries) => Promise<void>) | undefined;
  key: string;
  /** The booking page sends it: it is refused while ordering is paused. */
  isFromPage?: boolean | undefined;
  /**
   * Nothing is charged yet: a split bill waits until all travelers have agreed, a pay link until someone has
   * paid.
   */
  paidLater?: 'in_shares' | 'by_link' | undefined;
  requestHash: Buffer;
  form: PaymentForm;
  /** The agreed price; null when the quote named in the form sets it. */
  agreed: Cents | null;
};

/** The same after the cart has determined its purpose. */
export type Checkout = Omit<CheckoutRequest, 'purpose'> & { purpose: Purpose };

export const isPriced = (result: PricedCart | PricingProblem): result is PricedCart => 'total' in result;
