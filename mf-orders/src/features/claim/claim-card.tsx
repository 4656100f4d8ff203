import { claimsOfOrder, moveOwnClaim } from '@sendahead/shared-contracts/claims/calls';
import type { Claim } from '@sendahead/shared-contracts/claims/schema';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { claimKindWords, claimPaidWords, claimStateWords, claimWords } from '../../copy/claims.ts';
import { problemWords } from '../../copy/problems.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { ToneMark } from '../../views/tone-mark.tsx';
import { ClaimEditor } from './claim-editor.tsx';
import { ClaimFiles } from './claim-files.tsx';
import { ClaimSteps } from './claim-steps.tsx';

/** One claim: its state, its contents, and what the customer can do. */
export function ClaimCard({ claim }: { claim: Claim }) {
  const { shipments } = useOrder();
  const api = useApi();
  const withdrawing = useMutation(mutationOf(api, moveOwnClaim, claimsOfOrder));
  const [word, tone] = claimStateWords[claim.state];
  const bags = shipments
    .filter(({ parcel_id }) => parcel_id && claim.parcel_ids.includes(parcel_id))
    .map(({ item }) => item);
  const title = claimWords.claim(claimKindWords[claim.kind].title, bags.join(', '));
  const withdraw = (): void =>
    withdrawing.mutate({ params: { claimId: claim.claim_id }, body: { act: 'withdraw' } });
  return (
    <section className="order-claim" aria-label={title}>
      <div className="order-claim__head">
        <h3>{title}</h3>
        <ToneMark tone={tone}>{word}</ToneMark>
      </div>
      {claim.editable ? (
        <ClaimEditor claim={claim} />
      ) : (
        <>
          <p>{claim.what}</p>
          <p>
            <strong>
              {claim.approved_cents === null
                ? claimWords.claimed(formatCents(claim.value_cents))
                : claimWords.approved(formatCents(claim.approved_cents))}
            </strong>
          </p>
          {claim.payments?.map((payment) => (
            <p key={payment.way}>{claimPaidWords(payment)}</p>
          ))}
          <ClaimFiles claim={claim} />
        </>
      )}
      <ClaimSteps claim={claim} />
      {withdrawing.error ? (
        <Alert severity="danger" live>
          {problemWords(withdrawing.error)}
        </Alert>
      ) : null}
      {claim.allowed_actions.includes('withdraw') ? (
        <Button variant="quiet" busy={withdrawing.isPending} onClick={withdraw}>
          {claimWords.withdraw}
        </Button>
      ) : null}
    </section>
  );
}
