import { type ReactNode, useEffect, useId, useRef } from 'react';
import { summaryWords } from '../../copy/summary.ts';
import { closeSheet } from '../../features/place-order/close-sheet.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import './summary-card.css';

/**
 * The summary as a card. A sheet closes when an order is stopped, because the reason is at the payment card
 * under it.
 */
export function SummaryCard({ children }: { children: ReactNode }) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const refused = useSelector((state) => state.placing.phase === 'refused');
  const unsaved = useSelector((state) => state.info.refusals);

  useEffect(() => {
    if ((refused || unsaved > 0) && card.current) closeSheet(card.current);
  }, [refused, unsaved]);

  return (
    <section ref={card} className="ui-card checkout-summary" aria-labelledby={titleId}>
      <h2 id={titleId}>{summaryWords.title}</h2>
      {children}
    </section>
  );
}
