import { openShare } from '@sendahead/shared-contracts/payments/split-calls';
import { useCallback } from 'react';
import { invitedShareWords } from '../../copy/invited-share.ts';
import { shareFailure } from '../../copy/shares.ts';
import { InvitedShare } from '../../features/shares/invited-share.tsx';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { CardForm } from '../card-form.tsx';
import { MailedLink } from '../mailed-link.tsx';

/** The share of an invited payer. */
export function InvitedShareView() {
  const { host } = useCheckout();
  const open = useCallback((token: string) => host.api.call(openShare, { body: { token } }), [host]);
  return (
    <MailedLink
      className="shares-page"
      words={invitedShareWords}
      open={open}
      failureWords={shareFailure}
      unknown="share_not_found"
    >
      {(opened) => <InvitedShare {...opened} cardFields={<CardForm />} />}
    </MailedLink>
  );
}
