import { PlainCard } from '@sendahead/shared-ui';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { FoldedRow } from './folded-row.tsx';
import { stayInView } from './stay-in-view.ts';
import './order-section.css';

/** Whether the parts of the page within are folded rows. */
export const FoldsContext = createContext(false);

interface Props {
  readonly id: string;
  readonly title: string;
  /** Shown in place of the title, with a heading. */
  readonly head?: ReactNode;
  /** Something is in progress in it, so its row is open. */
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of an order's page. A link to `#id` scrolls there, even if the part loads after the page. */
export function OrderSection({ id, title, head, busy = false, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const folds = use(FoldsContext);
  useEffect(() => {
    if (window.location.hash !== `#${id}` || !place.current) return;
    return stayInView(place.current);
  }, [id]);
  const heading = head ?? <h2>{title}</h2>;
  return (
    <div id={id} ref={place} className="order-section">
      <PlainCard label={title}>
        {folds ? (
          <FoldedRow id={id} head={heading} busy={busy}>
            {children}
          </FoldedRow>
        ) : (
          <div className="order-section__body">
            {heading}
            {children}
          </div>
        )}
      </PlainCard>
    </div>
  );
}
