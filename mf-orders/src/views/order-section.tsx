import { PlainCard } from '@sendahead/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { stayInView } from './stay-in-view.ts';
import './order-section.css';

interface Props {
  readonly id: string;
  readonly title: string;
  /** Shown in place of the title, with a heading. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A part of an order's page. A link to `#id` leads there, also where the part comes after the page. */
export function OrderSection({ id, title, head, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash !== `#${id}` || !place.current) return;
    return stayInView(place.current);
  }, [id]);
  return (
    <div id={id} ref={place} className="order-section">
      <PlainCard label={title}>
        <div className="order-section__body">
          {head ?? <h2>{title}</h2>}
          {children}
        </div>
      </PlainCard>
    </div>
  );
}
