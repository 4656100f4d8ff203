import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { looksLikeGiftCard } from '@sendahead/shared-contracts/ship-form/gift-cards';
import type { FastifyRequest } from 'fastify';
import { localTime } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import type { StoredCart } from '../carts/public/store.ts';
import type { PlannedShipment } from '../services/public/plan-shipment.ts';
import { isCouponGuess } from './public/coupon-guess.ts';
import { isGiftCard } from './public/credits.ts';
import { couponCodes, giftCardCodes, limitCodeGuesses } from './public/limit-code-guesses.ts';
import { type Price, pricePlanned } from './public/price-cart.ts';
import type { PriceOptions } from './public/price-options.ts';

type Asked = { request: FastifyRequest; cart: StoredCart | null; brand: string; planned: PlannedShipment };
type Options = Parameters<typeof pricePlanned>[3] & { options: PriceOptions };

/** The end of the pause in checking codes of a kind, an instant; null without one. */
type Waits = { coupon: string | null; giftCards: string | null };

/** A price, and the outcome of the codes in its request. */
type GuardedPrice = { price: Price; couponIsGiftCard: boolean; waits: Waits };

/**
 * Prices a cart, checking a limited number of wrong codes. Beyond the limit correct codes are refused like
 * wrong ones: the price is returned without them.
 */
export async function priceLimitingGuesses(
  context: AppContext,
  { request, cart, brand, planned }: Asked,
  given: Options,
): Promise<GuardedPrice> {
  const { db, clock } = context;
  const attempt = { request, cartId: cart?.id };
  const coupons = limitCodeGuesses(context, couponCodes);
  const giftCards = limitCodeGuesses(context, giftCardCodes);
  const { coupon } = planned.shipment;
  const { options } = given;
  const isGuess = await isCouponGuess(db, { coupon, cartId: cart?.id, brand });
  const priceWithout = (waits: Waits): Promise<Price> =>
    pricePlanned(
      db,
      clock,
      waits.coupon === null ? planned : { ...planned, shipment: { ...planned.shipment, coupon: '' } },
      waits.giftCards === null ? given : { ...given, options: { ...options, giftCards: [] } },
    );
  /** A code in the coupon field also counts as a guess of a gift card. */
  const isCardAsCoupon = async (): Promise<boolean> => {
    if (!looksLikeGiftCard(coupon) || (await giftCards.closedUntil(attempt)) !== null) return false;
    const found = await isGiftCard(db, coupon, localTime(clock.now(), homeTimeZone).date);
    if (!found) await giftCards.count(attempt, coupon);
    return found;
  };

  const before: Waits = {
    coupon: isGuess ? await coupons.closedUntil(attempt) : null,
    giftCards: options.giftCards.length > 0 ? await giftCards.closedUntil(attempt) : null,
  };
  const first = await priceWithout(before);
  const isWrong = isGuess && first.coupon.state === 'invalid';
  const couponIsGiftCard = isWrong && (await isCardAsCoupon());
  const after = { ...before };
  for (const { code, balanceCents } of first.credits.giftCards)
    if (balanceCents === null) after.giftCards = (await giftCards.count(attempt, code)) ?? after.giftCards;
  if (isWrong && !couponIsGiftCard) after.coupon = await coupons.count(attempt, coupon);
  // Beyond the limit no guess is answered, right or wrong, even when several arrive together.
  else if (isGuess && after.coupon === null) after.coupon = await coupons.closedUntil(attempt);
  const isClosedNow = after.coupon !== before.coupon || after.giftCards !== before.giftCards;
  return { price: isClosedNow ? await priceWithout(after) : first, couponIsGiftCard, waits: after };
}
