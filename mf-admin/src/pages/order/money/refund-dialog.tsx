import { isApiError, isTransient } from '@sendahead/shared-contracts/client/api-error';
import { invalidate, mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { giftLimit } from '@sendahead/shared-contracts/console/money-calls';
import { refundOrder } from '@sendahead/shared-contracts/console/order-act-calls';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { Alert, formatMoney, RadioGroup, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../console/use-console.ts';
import { approvalTexts } from '../../../copy/approvals.ts';
import { refundTargets, orderTexts as texts } from '../../../copy/order.ts';
import { refundCheck, refundedWords } from '../../../copy/order-done.ts';
import { noAnswer } from '../../../copy/settle-change.ts';
import { GiftLimit } from '../../../features/gift-limit/gift-limit.tsx';
import { GivenBefore, useGivenBefore } from '../../../features/given-before/given-before.tsx';
import { useSecondPress } from '../../../hooks/use-second-press.ts';
import { ActDialog } from '../act-dialog.tsx';

type Target = keyof typeof refundTargets;

/**
 * The problem with an amount in cents, of which at most `most` can be refunded; undefined for a valid amount.
 */
function problemOf(amount: number | null, most: number): string | undefined {
  if (amount === null) return texts.amountMissing;
  return amount > most ? texts.amountTooLarge : undefined;
}

/** The words of the button. */
function actOf(amount: number | null, most: number, again: boolean): string {
  if (amount === null || amount > most) return texts.refund;
  return again ? texts.refundAgain(formatMoney(amount)) : texts.refundAmount(formatMoney(amount));
}

/**
 * CO-167: what the dialog shows is read again after a refund, and when a colleague’s refund left less. The amount whose
 * answer was lost is remembered, because it may be refunded.
 */
function useRefunding() {
  const shownCalls = [viewOrder, orderLife, giftLimit] as const;
  const [lostCents, setLostCents] = useState<number | null>(null);
  const refunding = useMutation({
    ...mutationOf(useApi(), refundOrder, ...shownCalls),
    onError: (error, { body }, _before, { client }) => {
      const isStale = isApiError(error) && error.code === 'refund_too_large';
      if (isStale || isTransient(error)) invalidate(client, ...shownCalls);
      if (isTransient(error)) setLostCents(body.amount_cents);
    },
  });
  return { ...refunding, lostCents };
}

/** A partial refund. Its key is made once, so that a repeated submit refunds nothing more. */
export function RefundDialog({
  view,
  onClose,
  onDone,
}: {
  view: OrderView;
  onClose: () => void;
  onDone: (notice: string) => void;
}) {
  const { refundable_cents: most } = view;
  const { order_id: orderId } = view.detail.order;
  const [typed, setTyped] = useState('');
  const [to, setTo] = useState<Target>('original');
  const [why, setWhy] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const refunding = useRefunding();
  const amount = readDollars(typed, { least: 1 });
  const second = useSecondPress(`${amount} ${to}`);
  const before = useGivenBefore(`${amount} ${to}`, refunding.error);
  const check = (): boolean => {
    const problem = problemOf(amount, most);
    setWrong(problem);
    return problem === undefined;
  };
  const act = (comment: string): void => {
    if (amount === null || !second.confirm()) return;
    if (before.isConfirming && !before.confirm()) return;
    const customerReason = why.trim();
    const reason = customerReason ? { customer_reason: customerReason } : {};
    const body = { amount_cents: amount, to, comment, ...reason, ...before.answer, key };
    refunding.mutate(
      { params: { orderId }, body },
      {
        onSuccess: ({ approval_id }) =>
          onDone(approval_id ? approvalTexts.waits(amount) : refundedWords(view, { cents: amount, to })),
        onError: before.ask,
      },
    );
  };
  return (
    <ActDialog
      title={texts.refundInPart}
      act={actOf(amount, most, before.isConfirming)}
      busy={refunding.isPending}
      error={before.failure}
      words={(error) => {
        if (isTransient(error)) return noAnswer;
        return error.code === 'refund_too_large' ? texts.refundedMeanwhile(formatMoney(most)) : undefined;
      }}
      onClose={onClose}
      onAct={act}
      check={check}
      reading={second.isReading || before.isReading}
    >
      <LostRefund lostCents={refunding.lostCents} cents={amount} />
      <Question view={view} refund={{ cents: amount, to }} before={before} second={second} />
      {view.customer ? <GiftLimit userId={view.customer.user_id} cents={amount} /> : null}
      <TextField
        label={texts.amountInDollars}
        hint={texts.refundHint(formatMoney(most))}
        required
        inputMode="decimal"
        autoComplete="off"
        width="short"
        value={typed}
        error={wrong}
        onChange={({ target }) => {
          setTyped(target.value);
          // An error about the previous amount does not apply to this one.
          setWrong(undefined);
          refunding.reset();
          // A different amount is a different refund, and needs a new key.
          setKey(crypto.randomUUID());
        }}
      />
      <RefundTo to={to} onChange={setTo} />
      <CustomerReason why={why} onChange={setWhy} />
    </ActDialog>
  );
}

/** CO-176: another amount is typed although the one before may be refunded. */
const LostRefund = ({ lostCents, cents }: { lostCents: number | null; cents: number | null }) =>
  lostCents === null || cents === null || lostCents === cents ? null : (
    <Alert severity="warning" live>
      {texts.refundLost(formatMoney(lostCents))}
    </Alert>
  );

/** The question before a refund that is new, or given before. */
function Question({
  view,
  refund: { cents, to },
  before,
  second,
}: {
  view: OrderView;
  refund: { cents: number | null; to: Target };
  before: { isConfirming: boolean };
  second: { isConfirming: boolean };
}) {
  if (cents === null) return null;
  if (before.isConfirming) return <GivenBefore cents={cents} />;
  return second.isConfirming ? (
    <Alert severity="warning" live>
      {refundCheck(view, { cents, to })}
    </Alert>
  ) : null;
}

function CustomerReason({ why, onChange }: { why: string; onChange: (why: string) => void }) {
  return (
    <TextField
      label={texts.customerReason}
      hint={texts.customerReasonHint}
      optional
      autoComplete="off"
      maxLength={200}
      value={why}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function RefundTo({ to, onChange }: { to: Target; onChange: (to: Target) => void }) {
  return (
    <RadioGroup
      label={texts.refundTo}
      name="refund-to"
      value={to}
      onChange={onChange}
      column
      options={(Object.keys(refundTargets) as Target[]).map((value) => ({
        value,
        label: refundTargets[value],
        ...(value === 'wallet' ? { hint: texts.countsAsGoodwill } : {}),
      }))}
    />
  );
}
