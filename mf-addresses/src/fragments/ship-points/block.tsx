import type { ReactNode } from 'react';
import './block.css';

/** Says why this pair of places cannot be booked, until it is resolved. */
export function Block({ children }: { children: ReactNode }) {
  return (
    <p className="addresses-block" role="alert">
      {children}
    </p>
  );
}
