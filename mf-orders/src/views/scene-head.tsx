import type { ReactNode } from 'react';
import './scene-head.css';

/** The head of a page with the brand's place, which says nothing: it is drawn by the style alone. */
export function SceneHead({ children }: { children: ReactNode }) {
  return (
    <header className="scene-head">
      <div className="scene-head__words">{children}</div>
    </header>
  );
}
