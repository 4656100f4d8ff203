import {
  endUserSessions,
  removeSecondFactor,
  sendPasswordLink,
} from '@sendahead/shared-contracts/console/user-calls';
import { Button } from '@sendahead/shared-ui/button';
import { useState } from 'react';
import { Panel } from '../../console/panel.tsx';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { usePress } from '../../console/use-press.ts';
import { When } from '../../console/when.tsx';
import { usersTexts as texts, userFailure } from '../../copy/users.ts';
import type { ShownUser } from './user-page.tsx';

const acts = {
  link: {
    name: 'Send a password link',
    what: 'Mails the link by which the person sets a new password. Nobody here sees or chooses it.',
    done: 'The link is on its way.',
  },
  sessions: {
    name: 'Sign out everywhere',
    what: 'Ends every session of this account at once.',
    done: 'Signed out everywhere.',
  },
  factor: {
    name: 'Take the app away',
    what: 'For who has lost the phone and the recovery codes: a password alone signs in, or a new app is asked for. The person is told by mail. Make sure that it is really them who ask.',
    done: 'The authenticator app is taken away.',
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
    <Panel title="Signing in">
      {shown.sessions.length === 0 ? <p>{texts.noSessions}</p> : null}
      <ul className="console-lines" aria-label="Sessions">
        {shown.sessions.map(({ device, signed_in_at, seen_at }) => (
          <li key={`${signed_in_at} ${seen_at}`}>
            <span>{device ?? 'Unknown device'}</span>
            <span className="console-lines__detail">
              last seen <When instant={seen_at} />, signed in <When instant={signed_in_at} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        {shown.second_factor_since ? (
          <>
            <span>Authenticator app since</span> <When instant={shown.second_factor_since} />
            <span>. </span>
          </>
        ) : (
          <span>No authenticator app. </span>
        )}
        <span>
          {shown.passkeys.length === 0
            ? 'No passkey.'
            : `Passkeys: ${shown.passkeys.map(({ name }) => name).join(', ')}.`}
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
