import { claimsOfOrder, openClaim } from '@sendahead/shared-contracts/claims/calls';
import { type ClaimKind, type ClaimWindow, claimKinds } from '@sendahead/shared-contracts/claims/schema';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { Alert, Button, CheckField, FieldError, RadioGroup } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { claimKindWords, claimWords } from '../../copy/claims.ts';
import { spokenDay } from '../../copy/days.ts';
import { problemWords } from '../../copy/problems.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi, useOrders } from '../../hooks/use-orders.ts';

interface Props {
  readonly orderId: string;
  /** Those that are open today. */
  readonly windows: readonly ClaimWindow[];
  readonly onReported: () => void;
}

/** The first step: what happened, and to which bags. From then on the claim is kept by the server. */
export function NewClaim({ orderId, windows, onReported }: Props) {
  const id = useId();
  const now = useOrders().host.now();
  const { shipments } = useOrder();
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, openClaim, claimsOfOrder));
  const kinds = claimKinds.filter((kind) => windows.some((window) => window.kind === kind));
  const [kind, setKind] = useState<ClaimKind | null>(kinds.length === 1 ? (kinds[0] ?? null) : null);
  const [bags, setBags] = useState<readonly string[]>([]);
  const [pressed, setPressed] = useState(false);
  const ofKind = windows.filter((window) => window.kind === kind);
  const chosenBags = bags.filter((bag) => ofKind.some(({ parcel_id }) => parcel_id === bag));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setPressed(true);
    if (!kind || chosenBags.length === 0 || isPending) return;
    mutate({ params: { orderId }, body: { kind, parcel_ids: [...chosenBags] } }, { onSuccess: onReported });
  };
  const toggle = (bag: string): void =>
    setBags(bags.includes(bag) ? bags.filter((each) => each !== bag) : [...bags, bag]);
  const [first] = ofKind;
  return (
    <form className="order-claim" aria-label={claimWords.reportTitle} noValidate onSubmit={submit}>
      <RadioGroup
        label={claimWords.kind}
        value={kind ?? undefined}
        onChange={setKind}
        options={kinds.map((value) => ({ value, label: claimKindWords[value].title }))}
        error={pressed && !kind ? claimWords.kindMissing : undefined}
      />
      {kind ? (
        <fieldset className="order-claim__bags" aria-describedby={`${id}-bags`}>
          <legend>{claimWords.bags}</legend>
          {first?.closes_on ? (
            <p className="order-claims__when">
              {claimWords.until(spokenDay(first.closes_on, now), first.opens_from)}
            </p>
          ) : null}
          {ofKind.map(({ parcel_id }) => {
            const bag = shipments.find((each) => each.parcel_id === parcel_id);
            return (
              <CheckField
                key={parcel_id}
                label={`${bag?.item ?? ''}, ${bag?.traveler ?? ''}`}
                checked={bags.includes(parcel_id)}
                onChange={() => toggle(parcel_id)}
              />
            );
          })}
          <FieldError
            id={`${id}-bags`}
            message={pressed && chosenBags.length === 0 ? claimWords.bagsMissing : undefined}
          />
        </fieldset>
      ) : null}
      {error ? (
        <Alert severity="danger" live>
          {problemWords(error)}
        </Alert>
      ) : null}
      <Button type="submit" variant="primary" busy={isPending} busyLabel={claimWords.beginning}>
        {claimWords.begin}
      </Button>
    </form>
  );
}
