import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { sendInvitation } from '@sendahead/shared-contracts/console/invitation-calls';
import type { Invitation } from '@sendahead/shared-contracts/console/invitation-schema';
import { readUser } from '@sendahead/shared-contracts/console/user-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Facts } from '../../console/facts.tsx';
import { Panel } from '../../console/panel.tsx';
import { useApi } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { invitationFailure, invitationStates, invitationTexts as texts } from '../../copy/invitation.ts';

type Fact = readonly [name: string, value: ReactNode];

/** CO-36: the state of the invitation for an account that staff created, and a button to resend it. */
export function InvitationPanel({ userId, invitation }: { userId: string; invitation: Invitation }) {
  const { isPending, isSuccess, error, mutate } = useMutation(mutationOf(useApi(), sendInvitation, readUser));
  const failure = invitationFailure(error);
  return (
    <Panel title={texts.title}>
      <p>{invitationStates[invitation.state]}</p>
      <Facts facts={factsOf(invitation)} />
      {failure ? (
        <Alert severity="danger" live>
          {failure}
        </Alert>
      ) : null}
      {invitation.can_send ? (
        <div className="console-acts">
          <Button busy={isPending} busyLabel={texts.sending} onClick={() => mutate({ params: { userId } })}>
            {invitation.state === 'none' ? texts.send : texts.sendAgain}
          </Button>
          <p role="status">{isSuccess ? texts.done : ''}</p>
        </div>
      ) : null}
    </Panel>
  );
}

function factsOf(invitation: Invitation): Fact[] {
  const { invited_by: by, for_club: club, state } = invitation;
  const at = (name: string, instant: string | null): Fact[] =>
    instant === null ? [] : [[name, <When key={name} instant={instant} />]];
  const inviter: Fact[] = by === null ? [] : [[texts.invitedBy, club ? texts.forClub(by, club) : by]];
  return [
    ...inviter,
    ...at(texts.sent, invitation.sent_at),
    ...at(texts.opened, invitation.opened_at),
    ...(state === 'joined'
      ? at(texts.joined, invitation.joined_at)
      : at(state === 'expired' ? texts.ended : texts.validUntil, invitation.expires_at)),
  ];
}
