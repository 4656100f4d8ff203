import {
  endUserSessions,
  removeSecondFactor,
  sendPasswordLink,
} from '@sendahead/shared-contracts/console/user-calls';
import { Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { Panel } from '../../console/panel.tsx';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { usePress } from '../../console/use-press.ts';
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
    name: texts.takeAppAway,
    what: texts.takeAppAwayDetail,
    done: texts.takeAppAwayDone,
  },
} as const;
type Act = keyof typeof acts;

/** How the person gets in, and what staff can do about it. */
export function WaysIn({
  shown,
  isTheirs,
  onDone,
}: {
  shown: ShownUser;
  isTheirs: boolean;
  onDone: () => void;
}) {
  const [open, setOpen] = useState<Act | null>(null);
  const [done, setDone] = useState('');
  const presses = {
    link: usePress(sendPasswordLink),
    sessions: usePress(endUserSessions),
    factor: usePress(removeSecondFactor),
  };
  const run = async (act: Act, reason: string): Promise<void> => {
    const input = { params: { userId: shown.user.id }, body: { reason } };
    if (!(await presses[act].send(input))) return;
    setOpen(null);
    setDone(acts[act].done);
    onDone();
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
          busy={presses[open].busy}
          failure={userFailure(presses[open].error)}
          onClose={() => setOpen(null)}
          onAct={(reason) => void run(open, reason)}
        >
          {acts[open].what}
        </ReasonDialog>
      ) : null}
    </Panel>
  );
}
