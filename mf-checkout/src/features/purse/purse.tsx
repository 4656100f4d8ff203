import { purseTitle } from '../../copy/purse.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { Credits } from './credits.tsx';
import { GiftCards } from './gift-cards.tsx';
import './purse.css';

/** PR-08, PR-09: what pays beside money, folded until it is wanted. */
export function Purse() {
  const { fields, holds } = useSelector((state) => state.purse);
  const used = Object.values(fields).some(Boolean);
  return (
    <details className="checkout-purse" open={used || undefined}>
      <summary>{purseTitle(holds)}</summary>
      <GiftCards />
      <Credits />
    </details>
  );
}
