import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { readUser } from '@sendahead/shared-contracts/console/user-calls';
import { useState } from 'react';
import { AskedPart } from '../../console/asked-part.tsx';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { useAsked } from '../../console/use-asked.ts';
import { roleNames } from '../../copy/roles.ts';
import { usersTexts as texts } from '../../copy/users.ts';
import { bookForAddress } from '../../state/book-for-address.ts';
import { Audit } from './audit.tsx';
import { Money } from './money.tsx';
import { Trips } from './trips.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserForm } from './user-form.tsx';
import { WaysIn } from './ways-in.tsx';

/** A user as the page has it. */
export type ShownUser = CallOutput<typeof readUser>;

/** RT-23: everything of one account. */
export function UserPage({ params: { userId = '' } }: { params: PageParams }) {
  const asked = useAsked(readUser, { params: { userId } });
  const [saves, setSaves] = useState(0);
  const changed = (): void => {
    setSaves((before) => before + 1);
    asked.again();
  };
  return (
    <>
      <PageHead
        title={asked.value?.user.name || texts.user}
        detail={asked.value ? <Line of={asked.value} /> : null}
      >
        {asked.value ? <a href={bookForAddress(asked.value.user.email)}>{texts.bookForUser}</a> : null}
      </PageHead>
      <AskedPart asked={asked} label={texts.loading}>
        {(shown) => {
          const isTheirs = shown.grantable.length > 0;
          return (
            <div className="console-beside">
              <div className="console__page">
                {isTheirs ? (
                  <UserForm key={JSON.stringify(shown.fields)} shown={shown} onSaved={changed} />
                ) : (
                  <UserFacts shown={shown} />
                )}
                <WaysIn shown={shown} isTheirs={isTheirs} onDone={asked.again} />
                <Trips shown={shown} />
                <Money shown={shown} onGiven={asked.again} />
              </div>
              <div className="console__page">
                {isTheirs ? <History key={saves} kind="user" subject={userId} onUndone={changed} /> : null}
                {shown.audit.length > 0 ? <Audit audit={shown.audit} /> : null}
              </div>
            </div>
          );
        }}
      </AskedPart>
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
