import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { Button, formatMoney, TextField } from '@sendahead/shared-ui';
import { type SyntheticEvent, useState } from 'react';
import {
  amountWanted,
  creditWords,
  giftCardsAndCreditsWords,
  usedAndLeft,
} from '../../copy/gift-cards-and-credits.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { dueCents } from '../../state/selectors.ts';
import { dollarsOf } from './typed-amount.ts';
import { useSettledPrice } from './use-settled-price.ts';

const maxCents = 99_999_999;

export type CreditField = 'wallet_creadits' | 'ship_wallet_creadits';

type Props = {
  field: CreditField;
  label: string;
  /** Cents. */
  holds: number;
  /** Why the server did not apply the credit. */
  refusal: string | null;
  /** Called when an amount is applied. */
  onUsed: () => void;
};

/** A credit balance, and how much of it pays. */
export function CreditLine({ field, label, holds, refusal, onUsed }: Props) {
  const { store } = useCheckout().checkout;
  const applied = useSelector(({ credits }) => credits.fields[field]);
  const due = useSelector(dueCents) ?? 0;
  const price = useSettledPrice();
  const [typed, setTyped] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  const fill = (cents: string | undefined) =>
    store.dispatch({ type: 'credits-filled', fields: { [field]: cents } });
  const text = typed ?? dollarsOf(Math.min(holds, Math.max(due, 0)));
  const use = (event: SyntheticEvent) => {
    event.preventDefault();
    const cents = readDollars(text, { least: -maxCents, most: maxCents }) || null;
    setUnread(cents === null);
    if (cents === null) return;
    setTyped(text);
    onUsed();
    fill(String(cents));
  };
  if (applied !== undefined)
    return (
      <div className="checkout-credits__card">
        <span>
          <span>{label}</span>
          <span className="checkout-credits__balance">
            {price ? usedAndLeft(price[field] ?? 0, holds) : null}
          </span>
        </span>
        <Button
          variant="quiet"
          aria-label={giftCardsAndCreditsWords.removeNamed({ name: label })}
          onClick={() => fill(undefined)}
        >
          {giftCardsAndCreditsWords.remove}
        </Button>
      </div>
    );
  return (
    <form className="checkout-folded__form" onSubmit={use}>
      <TextField
        label={creditWords.amount({ credit: label })}
        hint={creditWords.available({ amount: formatMoney(holds) })}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={(unread ? amountWanted : refusal) ?? undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setUnread(false);
        }}
      />
      <Button type="submit">{creditWords.use}</Button>
    </form>
  );
}
