import { type ReactNode, useId } from 'react';
import { useSection } from './sections.ts';
import './panel.css';

/** One named section of a page. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  useSection({ id, title });
  return (
    <section className="console-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
