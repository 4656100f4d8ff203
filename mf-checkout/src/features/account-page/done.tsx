import type { ReactNode } from 'react';

/** Says that an act succeeded; screen readers announce it. */
export function Done({ when, children }: { when: boolean; children: ReactNode }) {
  return (
    <p className="account-done" role="status">
      {when ? children : null}
    </p>
  );
}
