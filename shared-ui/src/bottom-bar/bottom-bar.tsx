import type { ReactNode } from 'react';
import { bottomBarWords } from '../copy/bottom-bar.ts';
import { Icon } from '../icon/icon.tsx';
import { Money } from '../money/money.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './bottom-bar.css';

/** On narrow pages: the total, what it covers and the next action; pressing the total opens the summary. */
export function BottomBar({
  cents,
  from = false,
  updating = false,
  items,
  action,
  open,
  onOpen,
}: {
  cents: number | null;
  /** `cents` is not the full price yet: it reads "From $65.00". */
  from?: boolean | undefined;
  updating?: boolean | undefined;
  /** Such as "2 bags, round trip". */
  items: string;
  action?: ReactNode;
  open: boolean;
  onOpen: () => void;
}) {
  return (
    <section className="ui-bottom-bar" aria-label={bottomBarWords.label}>
      <button type="button" className="ui-bottom-bar__summary" aria-expanded={open} onClick={onOpen}>
        <span className={`ui-bottom-bar__total${updating ? ' ui-bottom-bar__total--updating' : ''}`}>
          {cents === null ? (
            bottomBarWords.summary
          ) : (
            <>
              {from ? <span className="ui-bottom-bar__from">{`${bottomBarWords.from} `}</span> : null}
              <Money cents={cents} />
            </>
          )}
        </span>
        <Icon name="chevron-down" />
        <span className="ui-bottom-bar__count">
          <span>{items}</span>
          <VisuallyHidden>{bottomBarWords.show}</VisuallyHidden>
        </span>
      </button>
      {action ? <div className="ui-bottom-bar__action">{action}</div> : null}
    </section>
  );
}
