import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { priceFields } from '@sendahead/shared-contracts/pricing/calls';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { maxGiftCards } from '@sendahead/shared-contracts/ship-form/gift-cards';
import { foldText } from '@sendahead/shared-contracts/validation/fold-text';
import type * as z from 'zod/mini';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CartConcessions, MostPercent } from '../../carts/public/concessions.ts';

export type PriceFields = {
  /** The field of the shipment form; the price's own field is `gift_card`. */
  'gift-card'?: string | undefined;
  'more-gift-cards'?: string | undefined;
} & { [K in keyof typeof priceFields]?: z.output<(typeof priceFields)[K]> };

/** The inputs of a price in addition to the shipment: credits, concessions, amendment. Checked against the role. */
export type PriceOptions = {
  /** The owner of the credits to use; null for a guest, and for a pro user who books for someone else. */
  userId: string | null;
  /** The future owner of the order, whose coupon uses count. */
  ownerId: string | null;
  giftCards: readonly string[];
  walletCents: Cents;
  shipWalletCents: Cents;
  /** Concessions by staff; null without new input, so that an amended order keeps its own. */
  compCents: Cents | null;
  surchargeCheck: boolean;
  /** Null without input by staff. */
  refundSurcharges: boolean | null;
  /** CO-44: the maximum share of the price for each staff deduction. */
  mostPercent: MostPercent;
  /** Id of the amended order; null for a new one. */
  amends: string | null;
  paymentMethod: string;
};

/**
 * Whose credits a price may use: the cart owner's, for the owner or staff. A pro user spends no one else's.
 */
export const payerOf = (owner: string | null, userId: string | null, role: Role): string | null =>
  owner === userId || may(role, 'charge_others') ? owner : null;

/** Deductions without a limit. */
export const noMostPercent: MostPercent = { rate: null, surcharges: null, comp: null };

export const defaultPriceOptions: PriceOptions = {
  userId: null,
  ownerId: null,
  giftCards: [],
  walletCents: cents(0),
  shipWalletCents: cents(0),
  compCents: null,
  surchargeCheck: false,
  refundSurcharges: null,
  mostPercent: noMostPercent,
  amends: null,
  paymentMethod: '',
};

/**
 * Reads the fields that go with the form. Amounts are whole cents in digits; a minus is allowed and reported
 * (OPEN-35). Staff fields in other callers' requests are ignored. Throws Refusal `malformed` for anything
 * else.
 */
export function readPriceOptions(
  body: PriceFields,
  who: { userId: string | null; ownerId: string | null; role: Role },
): PriceOptions {
  const names = ['wallet_creadits', 'ship_wallet_creadits', 'comp_discount'] as const;
  const wrong: FieldError[] = names
    .filter((name) => !/^(-?\d{1,8})?$/.test(body[name] ?? ''))
    .map((path) => ({ path, code: 'malformed' }));
  if (wrong.length > 0) throw refuse('malformed', wrong);
  const amount = (name: (typeof names)[number]) => cents(Number(body[name] ?? 0) || 0);
  const isSet = (text: string | undefined) => text === 'true' || text === '1';
  const options: PriceOptions = {
    userId: who.userId,
    ownerId: who.ownerId,
    giftCards: [
      ...new Set(
        foldText(`${body.gift_card ?? ''} ${body['gift-card'] ?? ''} ${body['more-gift-cards'] ?? ''}`)
          .toUpperCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
    ].slice(0, maxGiftCards),
    walletCents: amount('wallet_creadits'),
    shipWalletCents: amount('ship_wallet_creadits'),
    compCents: body.comp_discount ? amount('comp_discount') : null,
    surchargeCheck: isSet(body.x_surcharge_check),
    refundSurcharges: body.x_refund_surcharges ? isSet(body.x_refund_surcharges) : null,
    mostPercent: noMostPercent,
    amends: body.price_api_order_id || null,
    paymentMethod: body.payment_method ?? '',
  };
  if (may(who.role, 'correct_prices')) return options;
  return { ...options, compCents: null, surchargeCheck: false, refundSurcharges: null };
}

/** A cart's concessions apply to everyone who requests its price; staff may request others. */
export const withConcessions = (
  options: PriceOptions,
  cart: CartConcessions | null | undefined,
): PriceOptions =>
  cart
    ? {
        ...options,
        compCents: options.compCents ?? (cart.compCents === null ? null : cents(cart.compCents)),
        refundSurcharges: options.refundSurcharges ?? cart.refundsSurcharges,
        mostPercent: cart.mostPercent,
      }
    : options;
