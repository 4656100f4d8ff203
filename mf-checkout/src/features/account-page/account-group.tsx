import { useNarrowPage } from '@sendahead/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { accountGroups, accountPageWords as words } from '../../copy/account-sections.ts';

type GroupId = keyof typeof accountGroups;

interface Props {
  readonly id: GroupId;
  /** Anchors of its sections, by which other pages and emails link to them. */
  readonly anchors?: readonly string[];
  readonly children: ReactNode;
}

/** Related sections of the account, under one heading. AC-21: on a narrow page a row that opens. */
export function AccountGroup({ id, anchors = [], children }: Props) {
  const narrow = useNarrowPage();
  const title = <h2 id={`${id}-title`}>{accountGroups[id]}</h2>;
  return (
    <section
      id={id}
      className={`account-group${narrow ? ' account-group--folded' : ''}`}
      aria-labelledby={`${id}-title`}
    >
      {narrow ? (
        <FoldedGroup title={title} anchors={[id, ...anchors]}>
          {children}
        </FoldedGroup>
      ) : (
        <>
          {title}
          {children}
        </>
      )}
    </section>
  );
}

interface FoldedProps {
  readonly title: ReactNode;
  readonly anchors: readonly string[];
  readonly children: ReactNode;
}

/** Closed until it is pressed, or until the address names it or a section of it. */
function FoldedGroup({ title, anchors, children }: FoldedProps) {
  const names = anchors.join(' ');
  const [open, setOpen] = useState(() => isNamed(names));
  useEffect(() => {
    const follow = (): void => {
      if (isNamed(names)) setOpen(true);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [names]);
  return (
    <details
      className="account-fold"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="account-fold__head">{title}</summary>
      <div className="account-fold__body">{children}</div>
    </details>
  );
}

const isNamed = (names: string): boolean => names.split(' ').includes(window.location.hash.slice(1));

/** Links to the groups of a wide page; on a narrow one the rows themselves are the contents. */
export function AccountContents() {
  if (useNarrowPage()) return null;
  return (
    <nav className="account-contents" aria-label={words.contents}>
      {Object.entries(accountGroups).map(([id, title]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
