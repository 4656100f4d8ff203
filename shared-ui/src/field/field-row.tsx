import type { ReactNode } from 'react';
import './field.css';

/**
 * Two equal columns where the card is wide enough, else one. `narrow` fields are side by side even on phones.
 */
export function FieldRow({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className={`ui-field-row${narrow ? ' ui-field-row--narrow' : ''}`}>
      <div className="ui-field-row__cells">{children}</div>
    </div>
  );
}
