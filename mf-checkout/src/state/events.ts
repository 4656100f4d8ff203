import type { AccountEvent } from './account.ts';
import type { CardEvent } from './card.ts';
import type { CouponEvent } from './coupon.ts';
import type { CreditEvent } from './gift-cards-and-credits.ts';
import type { InternationalInfoEvent } from './international-info.ts';
import type { OrderExtrasEvent } from './order-extras.ts';
import type { PageEvent } from './page.ts';
import type { WayEvent } from './payment-method.ts';
import type { PlacingEvent } from './placing-event.ts';
import type { QuoteEvent } from './quote.ts';
import type { ReceiptEvent } from './receipt.ts';
import type { SavedCardsEvent } from './saved-cards.ts';

/** Everything that can happen at the checkout. */
export type CheckoutEvent =
  | PageEvent
  | CouponEvent
  | CreditEvent
  | QuoteEvent
  | InternationalInfoEvent
  | CardEvent
  | AccountEvent
  | PlacingEvent
  | ReceiptEvent
  | SavedCardsEvent
  | WayEvent
  | OrderExtrasEvent
  /** TL-24: the box of our terms, which also names the holiday terms, was checked and sent. */
  | { readonly type: 'holiday-terms-agreed'; readonly agreed?: boolean }
  /** "Next" was pressed in the payment card. */
  | { readonly type: 'payment-checked' };
