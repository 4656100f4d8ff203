import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { type ListedUser, listUsers } from '@sendahead/shared-contracts/console/user-calls';
import { Button } from '@sendahead/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { DoneMessage } from '../../console/done-message.tsx';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { NewPerson } from '../../console/new-person.tsx';
import { Panel } from '../../console/panel.tsx';
import { useApi } from '../../console/use-console.ts';
import { clubStaffTexts as texts } from '../../copy/club-staff.ts';

const stateOf = ({ disabled, verified }: ListedUser): string =>
  disabled ? texts.blocked : verified ? texts.joined : texts.notConfirmed;

const columns: readonly Column<ListedUser>[] = [
  { name: texts.name, cell: ({ name, email }) => name || email },
  { name: texts.email, cell: ({ email }) => email },
  { name: texts.phone, cell: ({ phone }) => phone },
  { name: texts.state, cell: stateOf },
];

/**
 * CO-47: lists who works for the club and whose email is confirmed, and invites others. A person's own page
 * resends the invitation or blocks the account.
 */
export function ClubStaff({ clubId }: { clubId: number }) {
  const list = useInfiniteQuery(
    pagesOf(useApi(), listUsers, (before) => ({
      query: { club: String(clubId), role: 'pro' as const, before },
    })),
  );
  const [inviting, setInviting] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  return (
    <Panel title={texts.title}>
      <ListTable
        caption={texts.title}
        list={list}
        rowsOf={({ users }) => users}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/users/${id}`}
        empty={texts.none}
      />
      <div className="console-acts">
        <Button onClick={() => setInviting(true)}>{texts.invite}</Button>
        <Link href={`/users?club=${clubId}&role=consumer`}>{texts.members}</Link>
      </div>
      <DoneMessage>{notice}</DoneMessage>
      {inviting ? (
        <NewPerson
          words={texts.invitation}
          staffOf={clubId}
          onAdded={(_, name) => {
            setInviting(false);
            setNotice(texts.done(name));
          }}
          onClose={() => setInviting(false)}
        />
      ) : null}
    </Panel>
  );
}
