import { PlainCard } from '@sendahead/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import './order-section.css';

/** A part of an order's page. A link to `#id` leads there, also where the part comes after the page. */
export function OrderSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${id}`) place.current?.scrollIntoView();
  }, [id]);
  return (
    <div id={id} ref={place} className="order-section">
      <PlainCard label={title}>
        <div className="order-section__body">
          <h2>{title}</h2>
          {children}
        </div>
      </PlainCard>
    </div>
  );
}
