import { useState } from 'react';
import { customerOf } from '../../copy/customer.ts';
import { giftCardsAndCreditsTitle } from '../../copy/gift-cards-and-credits.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { Credits } from './credits.tsx';
import { GiftCards } from './gift-cards.tsx';
import './gift-cards-and-credits.css';

/** PR-08, PR-09: gift cards and credits, folded until opened. */
export function GiftCardsAndCredits() {
  const { fields, holds } = useSelector((state) => state.credits);
  const customer = useSelector(({ page }) => customerOf(page));
  const used = Object.values(fields).some(Boolean);
  // A refused code is not in use, but its message is still shown.
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="checkout-folded"
      open={used || opened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{giftCardsAndCreditsTitle(holds, customer)}</summary>
      <GiftCards />
      <Credits />
    </details>
  );
}
