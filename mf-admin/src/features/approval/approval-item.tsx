import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type Approval,
  approveRequest,
  declineRequest,
  dismissDecision,
  withdrawRequest,
} from '@sendahead/shared-contracts/console/approval-calls';
import { orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { workList } from '@sendahead/shared-contracts/console/work-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Notice } from '../../console/done-message.tsx';
import { ReasonDialog, type ReasonWords } from '../../console/reason-dialog.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { actTexts } from '../../copy/acts.ts';
import {
  approvalFailure,
  impossibleWords,
  payoutWords,
  stateWords,
  approvalTexts as texts,
  wantedWords,
} from '../../copy/approvals.ts';
import './approval.css';

interface Props {
  readonly approval: Approval;
  /** Whether the order is named, which its own page does not need. */
  readonly named: boolean;
  /** Called with the result of an approval, because the item may leave the list with it. */
  readonly onNotice: (notice: Notice) => void;
}

/** CO-44: one request for approval: what, why, by whom, its state, and the reader's acts. */
export function ApprovalItem({ approval, named, onNotice }: Props) {
  const { customer, asked_by, asked_at, reason, state, decided_at } = approval;
  const isFurther = state === 'asked' || decided_at === null;
  return (
    <li className="console-approval">
      <p>
        {named ? <OrderName approval={approval} /> : null} <strong>{wantedWords(approval)}</strong>{' '}
        {named && customer ? <Customer approval={approval} /> : null}
      </p>
      <Details approval={approval} />
      <p className="console-approval__detail">
        {texts.askedBy(asked_by.name)} · <When instant={asked_at} /> · {texts.reason(reason)}
      </p>
      <p>
        {stateWords(approval)} {isFurther ? null : <When instant={decided_at} />}
      </p>
      <Acts approval={approval} onNotice={onNotice} />
    </li>
  );
}

function OrderName({ approval: { order_id, cart_id, display_id, incident } }: Pick<Props, 'approval'>) {
  const { reaches } = useConsole();
  if (incident) return <Link href={`/incidents/${incident.id}`}>{texts.incident}</Link>;
  const name = display_id ?? '';
  if (order_id && reaches('read_every_order')) return <Link href={`/orders/${order_id}`}>{name}</Link>;
  if (cart_id && reaches('read_every_cart'))
    return <Link href={`/carts/${cart_id}`}>{name || texts.cart}</Link>;
  return <span>{name}</span>;
}

function Customer({ approval: { customer, customer_id } }: Pick<Props, 'approval'>) {
  const { reaches } = useConsole();
  const name = texts.about(customer ?? '');
  if (!customer_id || !reaches('help_people')) return <span>{name}</span>;
  return <Link href={`/users/${customer_id}`}>{name}</Link>;
}

/** How a claim is paid, and how much of the requester's limit is used. */
function Details({ approval }: Pick<Props, 'approval'>) {
  const { asked_by, claim_id, used, state } = approval;
  const ways = payoutWords(approval);
  return (
    <>
      {ways === null ? null : (
        <p className="console-approval__detail">
          <Link href={`/claims/${claim_id}`}>{texts.claim}</Link> · {ways}
        </p>
      )}
      {used && state === 'asked' ? (
        <p className="console-approval__detail">
          {texts.used({ name: asked_by.name, given: used.given_cents, limit: used.limit_cents })}
        </p>
      ) : null}
    </>
  );
}

function Acts({ approval, onNotice }: Pick<Props, 'approval' | 'onNotice'>) {
  const api = useApi();
  const { userId } = useConsole();
  const [declining, setDeclining] = useState(false);
  const stale = [workList, viewOrder, orderLife] as const;
  const approving = useMutation(mutationOf(api, approveRequest, ...stale));
  const withdrawing = useMutation(mutationOf(api, withdrawRequest, ...stale));
  const dismissing = useMutation(mutationOf(api, dismissDecision, ...stale));
  const { acts, state, asked_by } = approval;
  const requestText = wantedWords(approval);
  const request = { params: { approvalId: approval.approval_id }, body: {} };
  const approve = (): void =>
    approving.mutate(request, {
      onSuccess: ({ state: now, why }) =>
        onNotice(
          now === 'approved' ? texts.done(requestText) : { notDone: texts.notDone(impossibleWords(why)) },
        ),
    });
  const all = {
    approve: { act: approve, busy: approving.isPending },
    decline: { act: () => setDeclining(true), busy: false },
    withdraw: { act: () => withdrawing.mutate(request), busy: withdrawing.isPending },
    dismiss: { act: () => dismissing.mutate(request), busy: dismissing.isPending },
  };
  const failure = approvalFailure(approving.error ?? withdrawing.error ?? dismissing.error);
  const isAbove = state === 'asked' && asked_by.id !== userId && !acts.includes('approve');
  return (
    <>
      {failure === null ? null : (
        <Alert severity="danger" live>
          {failure}
        </Alert>
      )}
      {isAbove ? <p className="console-approval__detail">{texts.above}</p> : null}
      {acts.length === 0 ? null : (
        <div className="console-approval__acts">
          {acts.map((name) => (
            <Button
              key={name}
              variant={name === 'approve' ? 'primary' : 'secondary'}
              busy={all[name].busy}
              busyLabel={actTexts.saving}
              aria-label={texts.actOn({
                act: texts[name],
                wanted: requestText,
                of: approval.display_id ?? (approval.incident ? texts.incident : texts.noOrder),
              })}
              onClick={all[name].act}
            >
              {texts[name]}
            </Button>
          ))}
        </div>
      )}
      {declining ? <Decline approval={approval} onClose={() => setDeclining(false)} /> : null}
    </>
  );
}

const declineWords: ReasonWords = {
  label: actTexts.reason,
  hint: texts.declineHint,
  missing: actTexts.enterReason,
  maxLength: 300,
};

function Decline({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const api = useApi();
  const { isPending, error, mutate } = useMutation(
    mutationOf(api, declineRequest, workList, viewOrder, orderLife),
  );
  return (
    <ReasonDialog
      title={texts.decline}
      act={texts.decline}
      busy={isPending}
      failure={approvalFailure(error)}
      words={declineWords}
      onClose={onClose}
      onAct={(reason) =>
        mutate({ params: { approvalId: approval.approval_id }, body: { reason } }, { onSuccess: onClose })
      }
    >
      <p>{wantedWords(approval)}</p>
    </ReasonDialog>
  );
}
