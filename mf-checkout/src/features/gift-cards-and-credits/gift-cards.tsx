import { Button, TextField } from '@sendahead/shared-ui';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { codeWait } from '../../copy/code-wait.ts';
import {
  giftCardsAndCreditsWords,
  giftCardWords,
  giftCardTexts as texts,
  usedAndLeft,
} from '../../copy/gift-cards-and-credits.ts';
import { intoView } from '../../hooks/focus-control.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { useGiftCards } from './use-gift-cards.ts';
import { useSettledPrice } from './use-settled-price.ts';

/** The price field holds 200 characters: five codes of this length. */
const codeLength = 39;

/** PR-08: the gift cards that pay, each with its used and remaining amount, and a field to add another. */
export function GiftCards() {
  const cards = useGiftCards();
  const [typed, setTyped] = useState('');
  const [alert, setAlert] = useState<string | null>(null);
  const [moved, setMoved] = useState(false);
  const { wrong, mistaken, remove, moveCoupon } = cards;

  useEffect(() => {
    if (wrong === null) return;
    remove(wrong);
    setTyped(wrong);
    setAlert(texts.wrong);
  }, [wrong, remove]);
  useEffect(() => {
    if (!mistaken) return;
    setMoved(true);
    moveCoupon();
  }, [mistaken, moveCoupon]);

  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    const problem = cards.add(typed);
    setAlert(problem === null ? null : texts[problem]);
    if (problem === null) setTyped('');
  };
  return (
    <>
      <div role="status">{moved ? <p className="checkout-credits__note">{texts.moved}</p> : null}</div>
      {cards.codes.length > 0 ? (
        <ul className="checkout-credits__cards" aria-label={giftCardWords.list}>
          {cards.codes.map((code, at) => (
            <GiftCard key={code} code={code} at={at} remove={remove} />
          ))}
        </ul>
      ) : null}
      <form ref={alert === null ? undefined : intoView} className="checkout-folded__form" onSubmit={add}>
        <TextField
          label={giftCardWords.code}
          value={typed}
          error={alert ?? (cards.waitUntil === null ? undefined : codeWait('gift card', cards.waitUntil))}
          maxLength={codeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            setAlert(null);
          }}
        />
        <Button type="submit" aria-disabled={typed.trim() === '' || undefined}>
          {giftCardWords.add}
        </Button>
      </form>
    </>
  );
}

function GiftCard({ code, at, remove }: { code: string; at: number; remove: (code: string) => void }) {
  const price = useSettledPrice();
  const failed = useSelector(({ quote }) => quote.request === 'failed');
  const giftCard = price?.gift_card_codes?.[at];
  const name = giftCardWords.name({ ending: code.slice(-4) });
  return (
    <li className="checkout-credits__card">
      <span>
        <span>{name}</span>
        <span className="checkout-credits__balance">
          {`${giftCard?.balance_cents ? usedAndLeft(giftCard.amount_cents, giftCard.balance_cents) : ''}${failed ? texts.unchecked : ''}`}
        </span>
      </span>
      <Button
        variant="quiet"
        aria-label={giftCardsAndCreditsWords.removeNamed({ name })}
        onClick={() => remove(code)}
      >
        {giftCardsAndCreditsWords.remove}
      </Button>
    </li>
  );
}
