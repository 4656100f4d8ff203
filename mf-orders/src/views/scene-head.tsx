import type { ReactNode } from 'react';
import './scene-head.css';

/** The head of a page with the brand's scene, which is decorative and drawn only by CSS. */
export function SceneHead({ children }: { children: ReactNode }) {
  return (
    <header className="scene-head">
      <div className="scene-head__words">{children}</div>
    </header>
  );
}
