import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { pageTexts as texts } from '../copy/section-links.ts';
import { type Section, SectionsOfPage } from './sections.ts';
import './section-links.css';

/** Sections that load later are listed where their headings are. */
const inOrder = (sections: readonly Section[]): Section[] =>
  sections.toSorted((a, b) => {
    const [one, other] = [document.getElementById(a.id), document.getElementById(b.id)];
    if (!one || !other) return 0;
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });

/** Moves to a section, and reading goes on from its heading. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

/** CO-110: a long page with links to its panels at the top, in their order. */
export function WithSectionLinks({ children }: { children: ReactNode }) {
  const [sections, setSections] = useState<readonly Section[]>([]);
  const add = useCallback((section: Section) => {
    setSections((shown) => inOrder([...shown, section]));
    return () => setSections((shown) => shown.filter(({ id }) => id !== section.id));
  }, []);
  return (
    <SectionsOfPage value={add}>
      {sections.length < 2 ? null : (
        <nav className="console-sections" aria-label={texts.onThisPage}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </SectionsOfPage>
  );
}
