import { maxGiftCards } from '@sendahead/shared-contracts/ship-form/gift-cards';
import { useCallback, useMemo } from 'react';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { useSettledPrice } from './use-settled-price.ts';

const codesIn = (field: string | undefined): string[] => (field ?? '').split(' ').filter(Boolean);

/** The codes of the gift cards that pay, in the order of the server's answers. */
export function useGiftCards() {
  const { store } = useCheckout().checkout;
  const field = useSelector(({ credits }) => credits.fields.gift_card);
  const price = useSettledPrice();
  const codes = useMemo(() => codesIn(field), [field]);
  const keep = useCallback(
    (kept: readonly string[]) =>
      store.dispatch({ type: 'credits-filled', fields: { gift_card: kept.join(' ') } }),
    [store],
  );
  const present = useCallback(() => codesIn(store.getState().credits.fields.gift_card), [store]);

  /** The reason why another card cannot be added; null when it was added. */
  const add = (typed: string): 'twice' | 'many' | null => {
    const code = typed.replaceAll(/[\s,]/g, '').toUpperCase();
    if (codes.includes(code)) return 'twice';
    if (codes.length >= maxGiftCards) return 'many';
    keep([...codes, code]);
    return null;
  };
  const remove = useCallback(
    (code: string) => keep(present().filter((other) => other !== code)),
    [keep, present],
  );
  /** Moves a gift card that was typed as a coupon. */
  const moveCoupon = useCallback(() => {
    const code = store.getState().coupon.applied.toUpperCase();
    store.dispatch({ type: 'coupon-removed' });
    keep([...new Set([...present(), code])].slice(0, maxGiftCards));
  }, [store, keep, present]);

  const answered = price?.gift_card_codes ?? [];
  return {
    codes,
    add,
    remove,
    moveCoupon,
    /** A code that the server does not accept. */
    wrong: codes.find((_, at) => answered[at]?.balance_cents === null) ?? null,
    /** Until when codes are not tried; null if they are tried now. */
    waitUntil: codes.length > 0 ? (price?.gift_card_wait_until ?? null) : null,
    /** Whether the coupon is a gift card. */
    mistaken: price?.coupon_is_gift_card === true,
  };
}
