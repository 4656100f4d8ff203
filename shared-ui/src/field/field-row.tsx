import type { ReactNode } from 'react';
import './field.css';

/** Two equal columns where the card is wide enough, else one. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <div className="ui-field-row">
      <div className="ui-field-row__cells">{children}</div>
    </div>
  );
}
