import { roles } from '@sendahead/shared-contracts/call/roles';
import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { type ListedUser, listUsers, userStates } from '@sendahead/shared-contracts/console/user-calls';
import { Button, demanded, SelectField, ViewOnDemand } from '@sendahead/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DoneMessage } from '../../console/done-message.tsx';
import { FilterBar } from '../../console/filter-bar.tsx';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { SearchFilter } from '../../console/search-filter.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { When } from '../../console/when.tsx';
import { inviteColleagueTexts as inviteTexts } from '../../copy/invite-colleague.ts';
import { roleNames } from '../../copy/roles.ts';
import { usersTexts as texts } from '../../copy/users.ts';

const oneOf = <T extends string>(all: readonly T[], text: string | undefined): T | undefined =>
  all.find((one) => one === text);
const stateNames = { open: texts.maySignIn, disabled: texts.blocked } as const;

const columns: readonly Column<ListedUser>[] = [
  { name: texts.name, cell: ({ name, email }) => name || email },
  { name: texts.email, cell: ({ email }) => email },
  { name: texts.phone, cell: ({ phone }) => phone },
  { name: texts.role, cell: ({ role }) => roleNames[role] },
  {
    name: texts.club,
    cell: ({ club_name, member_number }) =>
      [club_name, member_number].filter((text) => text !== null).join(', '),
  },
  { name: texts.since, cell: ({ created_at }) => <When instant={created_at} /> },
  { name: texts.state, cell: ({ disabled }) => (disabled ? stateNames.disabled : '') },
];

const inviteView = demanded(async () => (await import('./invite-colleague.tsx')).InviteColleague);

/** All accounts; club staff see only the users of their club. */
export function UsersPage() {
  const { host, may } = useConsole();
  const [inviting, setInviting] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const filters = useFilters(['search', 'role', 'state', 'club']);
  const query = {
    search: filters.get('search'),
    role: oneOf(roles, filters.get('role')),
    state: oneOf(userStates, filters.get('state')),
    club: filters.get('club'),
  };
  const api = useApi();
  const list = useInfiniteQuery(pagesOf(api, listUsers, (before) => ({ query: { ...query, before } })));
  return (
    <>
      <PageHead title={texts.users} detail={may('help_people') ? texts.detail : texts.detailOfOwn}>
        {may('run_accounts') ? <Button onClick={() => setInviting(true)}>{inviteTexts.invite}</Button> : null}
      </PageHead>
      <DoneMessage>{notice}</DoneMessage>
      {inviting ? (
        <ViewOnDemand
          of={inviteView}
          props={{
            onClose: () => setInviting(false),
            onInvited: (name) => {
              setInviting(false);
              setNotice(inviteTexts.done(name));
            },
          }}
          report={host.report}
        />
      ) : null}
      <FilterBar filters={filters}>
        <SearchFilter filters={filters} label={texts.searchLabel} />
        <SelectField
          label={texts.role}
          emptyLabel={texts.allRoles}
          value={query.role ?? ''}
          onChange={({ target }) => filters.set('role', target.value)}
          options={roles
            .filter((role) => role !== 'guest')
            .map((value) => ({ value, label: roleNames[value] }))}
        />
        <SelectField
          label={texts.state}
          emptyLabel={texts.all}
          value={query.state ?? ''}
          onChange={({ target }) => filters.set('state', target.value)}
          options={userStates.map((value) => ({ value, label: stateNames[value] }))}
        />
      </FilterBar>
      <ListTable
        caption={texts.users}
        list={list}
        rowsOf={({ users }) => users}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/users/${id}`}
        empty={texts.empty}
      />
    </>
  );
}
