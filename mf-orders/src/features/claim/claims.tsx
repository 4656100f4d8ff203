import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { claimsOfOrder } from '@sendahead/shared-contracts/claims/calls';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { Button } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { claimWords } from '../../copy/claims.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { OrderSection } from '../../views/order-section.tsx';
import { QueryView } from '../../views/query-view.tsx';
import { ClaimCard } from './claim-card.tsx';
import { NewClaim } from './new-claim.tsx';
import { WhenClaims } from './when-claims.tsx';
import './claim.css';

/** Late, damaged, lost: reported and followed here; hidden if neither is possible. */
export function Claims() {
  const { order_id: orderId } = useOrder().order;
  const api = useApi();
  const claims = useQuery(queryOf(api, claimsOfOrder, { params: { orderId } }));
  if (claims.data?.claims.length === 0 && claims.data.windows.length === 0) return null;
  return (
    <OrderSection id="help" title={claimWords.title} busy={Boolean(claims.data?.claims.length)}>
      <QueryView query={claims} what="your claims">
        {(known) => <ClaimsOf orderId={orderId} known={known} />}
      </QueryView>
    </OrderSection>
  );
}

interface ClaimsOfProps {
  readonly orderId: string;
  readonly known: CallOutput<typeof claimsOfOrder>;
}

function ClaimsOf({ orderId, known: { claims, windows } }: ClaimsOfProps) {
  const [reporting, setReporting] = useState(false);
  const openWindows = windows.filter((window) => window.open);
  return (
    <div className="order-claims">
      {claims.map((claim) => (
        <ClaimCard key={claim.claim_id} claim={claim} />
      ))}
      {claims.length === 0 ? <p>{claimWords.intro}</p> : null}
      {reporting ? (
        <NewClaim orderId={orderId} windows={openWindows} onReported={() => setReporting(false)} />
      ) : null}
      {openWindows.length > 0 && !reporting ? (
        <Button onClick={() => setReporting(true)}>{claimWords.report}</Button>
      ) : null}
      {openWindows.length === 0 ? <WhenClaims windows={windows} /> : null}
    </div>
  );
}
