import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { claimsOfOrder } from '@sendahead/shared-contracts/claims/calls';
import { Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { claimWords } from '../../copy/claims.ts';
import { useAskedOfOrder } from '../../hooks/use-asked-of-order.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { AskedPart } from '../../views/asked-part.tsx';
import { OrderSection } from '../../views/order-section.tsx';
import { ClaimCard } from './claim-card.tsx';
import { NewClaim } from './new-claim.tsx';
import { WhenClaims } from './when-claims.tsx';
import './claim.css';

/** Late, damaged, lost: reported from here, and followed here; nothing where nothing can be. */
export function Claims() {
  const { order_id: orderId } = useOrder().detail.order;
  const asked = useAskedOfOrder(claimsOfOrder, { params: { orderId } });
  const { value } = asked;
  if (value && value.claims.length === 0 && value.windows.length === 0) return null;
  return (
    <OrderSection id="help" title={claimWords.title}>
      <AskedPart asked={asked} what="your claims">
        {(known) => <ClaimsOf orderId={orderId} known={known} again={asked.again} />}
      </AskedPart>
    </OrderSection>
  );
}

interface ClaimsOfProps {
  readonly orderId: string;
  readonly known: CallOutput<typeof claimsOfOrder>;
  readonly again: () => void;
}

function ClaimsOf({ orderId, known: { claims, windows }, again }: ClaimsOfProps) {
  const [reporting, setReporting] = useState(false);
  const open = windows.filter((window) => window.open);
  const begun = (): void => {
    setReporting(false);
    again();
  };
  return (
    <div className="order-claims">
      {claims.map((claim) => (
        <ClaimCard key={claim.claim_id} claim={claim} changed={again} />
      ))}
      {claims.length === 0 ? <p>{claimWords.intro}</p> : null}
      {reporting ? <NewClaim orderId={orderId} windows={open} begun={begun} /> : null}
      {open.length > 0 && !reporting ? (
        <Button onClick={() => setReporting(true)}>{claimWords.report}</Button>
      ) : null}
      {open.length === 0 ? <WhenClaims windows={windows} /> : null}
    </div>
  );
}
