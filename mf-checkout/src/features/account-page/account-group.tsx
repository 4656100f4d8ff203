import type { ReactNode } from 'react';
import { accountGroups, accountPageWords as words } from '../../copy/account-sections.ts';

type GroupId = keyof typeof accountGroups;

/** Related sections of the account, under one heading. */
export function AccountGroup({ id, children }: { id: GroupId; children: ReactNode }) {
  return (
    <section id={id} className="account-group" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{accountGroups[id]}</h2>
      {children}
    </section>
  );
}

/** Links to the groups of the page. */
export function AccountContents() {
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
