import { maxClaimTextLength } from '@sendahead/shared-contracts/claims/schema';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { listClaims } from '@sendahead/shared-contracts/console/claim-calls';
import {
  type ClaimableOrder,
  openClaimForCaller,
} from '@sendahead/shared-contracts/console/claim-for-caller-calls';
import { Alert, Button, RadioGroup, TextArea, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useUnsavedForm } from '../../console/unsaved-changes.ts';
import { useApi } from '../../console/use-console.ts';
import { claimKindNames } from '../../copy/claim-names.ts';
import { newClaimFailure, newClaimTexts as texts } from '../../copy/new-claim.ts';
import { BagChecks } from './new-claim-bags.tsx';
import { useNewClaim } from './use-new-claim.ts';
import '../../console/form-dialog.css';

/** What happened to which bags of an order, and the amount that its customer claims. */
export function NewClaimForm({ order }: { order: ClaimableOrder }) {
  const { touch, leaveFor } = useUnsavedForm();
  const form = useRef<HTMLFormElement>(null);
  const { isPending, error, mutate } = useMutation(mutationOf(useApi(), openClaimForCaller, listClaims));
  const claim = useNewClaim(order);
  const { kind, kinds, body } = claim;
  const [pressed, setPressed] = useState(false);
  const problems = pressed ? claim.problems : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    setPressed(true);
    if (body)
      mutate(
        { params: { orderId: order.order_id }, body },
        { onSuccess: ({ claim_id }) => leaveFor(`/claims/${claim_id}`) },
      );
    else
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const failure = newClaimFailure(error);
  if (kinds.length === 0)
    return (
      <>
        <p>{texts.noneOpen}</p>
        <p>
          {texts.traceFirst} <Link href={`/orders/${order.order_id}`}>{texts.toOrder}</Link>
        </p>
      </>
    );
  return (
    <form ref={form} className="console-form" noValidate onChange={touch} onSubmit={submit}>
      <RadioGroup
        label={texts.kind}
        value={kind ?? undefined}
        onChange={claim.setKind}
        options={kinds.map((one) => ({ value: one, label: claimKindNames[one] }))}
        error={problems.kind}
      />
      {kind ? <BagChecks claim={claim} error={problems.bags} /> : null}
      {claim.isEarly ? (
        <TextField
          label={texts.whyEarly}
          hint={texts.whyEarlyHint}
          required
          autoComplete="off"
          maxLength={300}
          value={claim.why}
          onChange={({ target }) => claim.setWhy(target.value)}
          error={problems.why}
        />
      ) : null}
      <TextArea
        label={texts.what[kind ?? 'damaged']}
        required
        maxLength={maxClaimTextLength}
        value={claim.what}
        onChange={({ target }) => claim.setWhat(target.value)}
        error={problems.what}
      />
      <TextField
        label={texts.value}
        hint={claim.coverageHint}
        required={kind !== 'late'}
        inputMode="decimal"
        width="short"
        value={claim.value}
        onChange={({ target }) => claim.setValue(target.value)}
        error={problems.value}
      />
      <p>{texts.after}</p>
      {failure ? (
        <Alert severity="danger" live>
          {failure}
        </Alert>
      ) : null}
      <div>
        <Button type="submit" variant="primary" busy={isPending} busyLabel={texts.opening}>
          {texts.open}
        </Button>
      </div>
    </form>
  );
}
