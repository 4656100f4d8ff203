import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  endUserSessions,
  readUser,
  removeSecondFactor,
  sendPasswordLink,
} from '@sendahead/shared-contracts/console/user-calls';
import { Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../console/panel.tsx';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { usersTexts as texts, userFailure } from '../../copy/users.ts';
import type { ShownUser } from './user-page.tsx';

const acts = {
  link: {
    name: texts.link,
    what: texts.linkDetail,
    done: texts.linkDone,
  },
  sessions: {
    name: texts.signOut,
    what: texts.signOutDetail,
    done: texts.signOutDone,
  },
  factor: {
    name: texts.removeApp,
    what: texts.removeAppDetail,
    done: texts.removeAppDone,
  },
} as const;
type Act = keyof typeof acts;

/** How the person signs in, and what staff can do about it. */
export function WaysIn({ shown, isTheirs }: { shown: ShownUser; isTheirs: boolean }) {
  const api = useApi();
  const [open, setOpen] = useState<Act | null>(null);
  const [done, setDone] = useState('');
  const mutations = {
    link: useMutation(mutationOf(api, sendPasswordLink, readUser)),
    sessions: useMutation(mutationOf(api, endUserSessions, readUser)),
    factor: useMutation(mutationOf(api, removeSecondFactor, readUser)),
  };
  const run = (act: Act, reason: string): void => {
    const onDone = (): void => {
      setOpen(null);
      setDone(acts[act].done);
    };
    mutations[act].mutate({ params: { userId: shown.user.id }, body: { reason } }, { onSuccess: onDone });
  };
  const offered = (Object.keys(acts) as Act[]).filter(
    (act) => act !== 'factor' || shown.second_factor_since !== null,
  );
  return (
    <Panel title={texts.signingIn}>
      {shown.sessions.length === 0 ? <p>{texts.noSessions}</p> : null}
      <ul className="console-lines" aria-label={texts.sessions}>
        {shown.sessions.map(({ device, signed_in_at, seen_at }) => (
          <li key={`${signed_in_at} ${seen_at}`}>
            <span>{device ?? texts.unknownDevice}</span>
            <span className="console-lines__detail">
              {texts.lastSeen} <When instant={seen_at} />
              {texts.signedInAt} <When instant={signed_in_at} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        {shown.second_factor_since ? (
          <>
            <span>{texts.appSince}</span> <When instant={shown.second_factor_since} />
            <span>. </span>
          </>
        ) : (
          <span>{texts.noApp} </span>
        )}
        <span>
          {shown.passkeys.length === 0
            ? texts.noPasskey
            : texts.passkeys(shown.passkeys.map(({ name }) => name))}
        </span>
      </p>
      {isTheirs ? (
        <div className="console-acts">
          {offered.map((act) => (
            <Button key={act} onClick={() => setOpen(act)}>
              {acts[act].name}
            </Button>
          ))}
          <p role="status">{done}</p>
        </div>
      ) : null}
      {open ? (
        <ReasonDialog
          title={acts[open].name}
          act={acts[open].name}
          busy={mutations[open].isPending}
          failure={userFailure(mutations[open].error)}
          onClose={() => setOpen(null)}
          onAct={(reason) => run(open, reason)}
        >
          {acts[open].what}
        </ReasonDialog>
      ) : null}
    </Panel>
  );
}
