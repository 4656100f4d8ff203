import { PlainCard } from '@sendahead/shared-ui';
import type { ReactNode } from 'react';
import './nothing.css';

/** A page that has nothing to show, and what can be done about it. */
export function Nothing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PlainCard label={title}>
      <div className="orders-nothing" role="alert">
        <h1>{title}</h1>
        {children}
      </div>
    </PlainCard>
  );
}
