import { useState } from 'react';
import { giftCardsAndCreditsTitle } from '../../copy/gift-cards-and-credits.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { Credits } from './credits.tsx';
import { GiftCards } from './gift-cards.tsx';
import './gift-cards-and-credits.css';

/** PR-08, PR-09: gift cards and credits, folded until opened. */
export function GiftCardsAndCredits() {
  const { fields, holds } = useSelector((state) => state.credits);
  const used = Object.values(fields).some(Boolean);
  // A refused code is not in use, but its message is still shown here.
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="checkout-folded"
      open={used || opened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{giftCardsAndCreditsTitle(holds)}</summary>
      <GiftCards />
      <Credits />
    </details>
  );
}
