import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Money } from '../money/money.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './bottom-bar.css';

/** On phones: total, what is in it and the next action; pressing the total opens the summary. */
export function BottomBar({
  cents,
  updating = false,
  items,
  action,
  open,
  onOpen,
}: {
  cents: number | null;
  updating?: boolean | undefined;
  /** Such as "2 bags, round trip". */
  items: string;
  action?: ReactNode;
  open: boolean;
  onOpen: () => void;
}) {
  return (
    <section className="ui-bottom-bar" aria-label="Order">
      <button type="button" className="ui-bottom-bar__summary" aria-expanded={open} onClick={onOpen}>
        <span className={`ui-bottom-bar__total${updating ? ' ui-bottom-bar__total--updating' : ''}`}>
          {cents === null ? 'Summary' : <Money cents={cents} />}
        </span>
        <Icon name="chevron-down" />
        <span className="ui-bottom-bar__count">
          {items}
          <VisuallyHidden>, show the order summary</VisuallyHidden>
        </span>
      </button>
      {action}
    </section>
  );
}
