import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWhole } from '../checkout/checkout-context.ts';
import './summary-card.css';

/**
 * The summary as a card. On phones the page shows it as a sheet: that closes when a press asks for something
 * that lies under it.
 */
export function SummaryCard({ children }: { children: ReactNode }) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const submits = useWhole((state) => state.submits);
  const refused = useWhole((state) => state.placing.phase === 'refused');

  useEffect(() => {
    if (submits > 0 || refused) card.current?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  }, [submits, refused]);

  return (
    <section ref={card} className="ui-card checkout-summary" aria-labelledby={titleId}>
      <h2 id={titleId}>Order summary</h2>
      {children}
    </section>
  );
}
