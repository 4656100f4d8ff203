import { type AccountState, initialAccount } from './account.ts';
import { type CardState, initialCard } from './card.ts';
import { type CouponState, initialCoupon } from './coupon.ts';
import { type CreditState, initialCredits } from './gift-cards-and-credits.ts';
import { type InternationalInfoState, initialInfo } from './international-info.ts';
import type { MissingStep } from './missing.ts';
import { initialExtras, type OrderExtras } from './order-extras.ts';
import { initialPage, type PageState } from './page.ts';
import { initialWay, type WayState } from './payment-method.ts';
import type { PlacingState } from './placing.ts';
import { initialQuote, type QuoteState } from './quote.ts';
import { initialReceipt, type ReceiptState } from './receipt.ts';
import { initialSavedCards, type SavedCardsState } from './saved-cards.ts';

/** Everything that the fragments of this remote render. */
export interface CheckoutState {
  readonly page: PageState;
  readonly coupon: CouponState;
  readonly credits: CreditState;
  readonly quote: QuoteState;
  readonly info: InternationalInfoState;
  readonly card: CardState;
  readonly savedCards: SavedCardsState;
  readonly way: WayState;
  readonly extras: OrderExtras;
  readonly account: AccountState;
  readonly placing: PlacingState;
  /**
   * MD-17: a person who creates an account has accepted the holiday terms with ours; they are saved before
   * the order is sent.
   */
  readonly holidayAgreed: boolean;
  /** The page has said that this booking was already ordered: another submission means a second order. */
  readonly toldOrdered: boolean;
  readonly receipt: ReceiptState;
  /** Attempts to place an order that found something missing: each moves the focus. */
  readonly submits: number;
  /** What the last of these attempts found missing, whose errors show. */
  readonly missed: readonly MissingStep[];
}

export const initialState: CheckoutState = {
  page: initialPage,
  coupon: initialCoupon,
  credits: initialCredits,
  quote: initialQuote,
  info: initialInfo,
  card: initialCard,
  savedCards: initialSavedCards,
  way: initialWay,
  extras: initialExtras,
  account: initialAccount,
  placing: { phase: 'idle' },
  holidayAgreed: false,
  toldOrdered: false,
  receipt: initialReceipt,
  submits: 0,
  missed: [],
};
