import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { isClubBilling } from '@sendahead/shared-contracts/payments/method-types';
import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { couponWords, priceWords as words } from '@sendahead/shared-contracts/pricing/words';
import { addCents, type Cents, cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import type { CreditSource } from '../credits/public/tables.ts';
import type { CouponVerdict } from './public/coupon.ts';
import { hasWrongGiftCard } from './public/credits.ts';
import type { Price } from './public/price-cart.ts';
import type { Quote } from './public/quotes.ts';

/** The answer's data in addition to the price; `replacement` is the cart that replaced a lapsed one. */
type PriceContext = {
  quote: Pick<Quote, 'id' | 'expiresAt'>;
  orderId: string;
  replacement: PriceResponse['cart_replacement'];
  paidByClub?: PriceResponse['paid_by_club'];
  /** The club that paid for the order that is changed. */
  refundToClub?: { name: string } | undefined;
  /** The coupon field contains a gift card's code. */
  couponIsGiftCard?: boolean;
  /** The end of the pause in checking codes of a kind. */
  waits?: { coupon: string | null; giftCards: string | null };
};

const noWaits = { coupon: null, giftCards: null };

/** EN-19, EN-20: a price with the field names of the specification. */
export function presentPrice(
  price: Price,
  role: Role,
  {
    quote,
    orderId,
    replacement,
    paidByClub,
    refundToClub,
    couponIsGiftCard = false,
    waits = noWaits,
  }: PriceContext,
): PriceResponse {
  const { coupon } = price;
  const legTotal = (name: LegName): Cents =>
    price.legs.find((leg) => leg.name === name)?.totalCents ?? cents(0);
  return {
    orders: [{ _id: orderId, line_items: price.lines, final_price: price.totalCents }],
    quote_id: quote.id,
    quote_expires_at: quote.expiresAt,
    outbound_price_cents: legTotal('outbound'),
    return_price_cents: legTotal('return'),
    insurance_cents: addCents(
      ...price.lines.filter((line) => line.kind === 'insurance').map((line) => cents(line.amount_cents)),
    ),
    wholesale_discount_cents: price.wholesaleCents,
    original_price: price.originalCents,
    final_price_cents: price.totalCents,
    coupon:
      coupon.state === 'valid'
        ? { code: coupon.coupon.code, title: coupon.coupon.title, amount_cents: price.couponCents }
        : null,
    coupon_code: price.shipment.coupon === '' ? null : price.shipment.coupon,
    coupon_error: couponError(coupon),
    coupon_wait_until: waits.coupon,
    coupon_invalid: coupon.state === 'invalid',
    coupon_is_gift_card: couponIsGiftCard,
    coupon_roundtrip_invalid: coupon.state === 'round_trip_only',
    coupon_notice: price.benefitForgone ? words.forgone : null,
    ...presentCredits(price),
    gift_card_wait_until: waits.giftCards,
    ship_rate_adjustment: price.adjusted ? price.adjustments.rateCents : null,
    roundtrip_shipment: price.shipment.itinerary.tripType === 'round_trip',
    zero_cents_penalty: isZeroPriced(price) ? words.zero_price : null,
    has_valid_adjustment: price.adjusted,
    pickup_date_error: price.dateError !== null,
    pickup_date_error_message: price.dateError?.message ?? null,
    ...(paidByClub ? { paid_by_club: paidByClub } : {}),
    ...(refundToClub && price.totalCents < 0 ? { refund_to_club: refundToClub.name } : {}),
    cart_replacement: replacement,
    admin_details: may(role, 'see_price_details') ? adminDetails(price) : null,
  };
}

/** There is nothing to pay, and no club to bill later. */
const isZeroPriced = (price: Price): boolean =>
  price.totalCents === 0 && !isClubBilling(price.options.paymentMethod);

function couponError(verdict: CouponVerdict): string | null {
  if (verdict.state === 'invalid') return couponWords[verdict.fault];
  return verdict.state === 'round_trip_only' ? words.round_trip_only : null;
}

function presentCredits({ credits, paidBeforeCents }: Price) {
  const { tenders, flags } = credits;
  const drawn = (source: CreditSource): Cents =>
    addCents(...tenders.filter((tender) => tender.source === source).map(({ amountCents }) => amountCents));
  return {
    gift_cards: tenders
      .filter(({ source }) => source === 'gift_card')
      .map(({ title, amountCents }) => ({ code_end: title.slice(-4), amount_cents: amountCents })),
    gift_card_error: hasWrongGiftCard(credits) ? words.gift_card : null,
    gift_card_codes: credits.giftCards.map(({ code, balanceCents, amountCents }) => ({
      code_end: code.slice(-4),
      balance_cents: balanceCents,
      amount_cents: amountCents,
    })),
    wallet_creadits: drawn('wallet'),
    ship_wallet_creadits: drawn('ship_wallet'),
    paid_before_cents: paidBeforeCents,
    not_much_credit: flags.notEnough,
    not_greator_credits: flags.notApplied,
    minus_amount: flags.minus,
  };
}

/** RO-07: for staff only. */
function adminDetails(price: Price): Record<string, string> {
  const { options } = price;
  return {
    'Rate sheet': price.rateSheetVersion,
    'Estimated cost': formatCents(price.costCents),
    'Estimated margin': formatCents(cents(price.valueCents + (price.paidBeforeCents ?? 0) - price.costCents)),
    ...(options.surchargeCheck ? { Surcharges: formatCents(price.surchargesCents) } : {}),
    ...(options.refundSurcharges
      ? { 'Surcharges refunded': formatCents(price.adjustments.surchargesCents) }
      : {}),
    ...(price.adjustments.compCents === 0
      ? {}
      : { 'Comp discount': formatCents(price.adjustments.compCents) }),
  };
}
