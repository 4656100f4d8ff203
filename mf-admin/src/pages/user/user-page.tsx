import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readUser } from '@sendahead/shared-contracts/console/user-calls';
import { useQuery } from '@tanstack/react-query';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { QueryView } from '../../console/query-view.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { roleNames } from '../../copy/roles.ts';
import { usersTexts as texts } from '../../copy/users.ts';
import { bookForPath } from '../../state/book-for-path.ts';
import { Audit } from './audit.tsx';
import { InvitationPanel } from './invitation.tsx';
import { Messages } from './messages.tsx';
import { Money } from './money.tsx';
import { Trips } from './trips.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserForm } from './user-form.tsx';
import { WaysIn } from './ways-in.tsx';

/** A user as loaded by the page. */
export type ShownUser = CallOutput<typeof readUser>;

/** Milliseconds until the page checks again whether an invitation was sent. */
const whileSending = 3000;

/** RT-23: all data of one account. */
export function UserPage({ params: { userId = '' } }: { params: PageParams }) {
  const api = useApi();
  const { userId: ownId, may } = useConsole();
  const user = useQuery({
    ...queryOf(api, readUser, { params: { userId } }),
    refetchInterval: ({ state }) => (state.data?.invitation?.state === 'sending' ? whileSending : false),
  });
  return (
    <>
      <PageHead
        title={user.data?.user.name || texts.user}
        detail={user.data ? <Line of={user.data} /> : null}
      >
        {user.data && user.data.user.id !== ownId ? (
          <a className="ui-button ui-button--secondary" href={bookForPath(user.data.user.id)}>
            {texts.bookForUser}
          </a>
        ) : null}
      </PageHead>
      <QueryView query={user} label={texts.loading}>
        {(shown) => {
          const isTheirs = shown.grantable.length > 0;
          return (
            <div className="console-columns">
              <div className="console__page">
                {isTheirs ? (
                  <UserForm key={JSON.stringify(shown.fields)} shown={shown} />
                ) : (
                  <UserFacts shown={shown} />
                )}
                {shown.invitation ? (
                  <InvitationPanel userId={shown.user.id} invitation={shown.invitation} />
                ) : null}
                <WaysIn shown={shown} isTheirs={isTheirs} />
                {may('run_accounts') && shown.messages ? (
                  <Messages userId={shown.user.id} messages={shown.messages} />
                ) : null}
                <Trips shown={shown} />
                <Money shown={shown} />
              </div>
              <div className="console__page">
                {shown.audit.length + (shown.views?.length ?? 0) > 0 ? (
                  <Audit audit={shown.audit} views={shown.views ?? []} />
                ) : null}
                {isTheirs ? (
                  <History kind="user" subject={userId} stale={[readUser]} title={texts.changes} />
                ) : null}
              </div>
            </div>
          );
        }}
      </QueryView>
    </>
  );
}

const Line = ({ of: { user } }: { of: ShownUser }) => (
  <>
    {[
      user.verified ? user.email : texts.notConfirmed(user.email),
      roleNames[user.role],
      user.club_name,
      user.disabled ? texts.disabled : null,
    ]
      .filter((text) => text !== null)
      .join(' · ')}
  </>
);
