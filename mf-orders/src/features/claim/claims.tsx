import { claimsOfOrder } from '@sendahead/shared-contracts/claims/calls';
import { Button } from '@sendahead/shared-ui/button';
import { PlainCard } from '@sendahead/shared-ui/card';
import { useEffect, useRef, useState } from 'react';
import { claimWords } from '../../copy/claims.ts';
import { useAsked } from '../../hooks/use-asked.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { ClaimCard } from './claim-card.tsx';
import { NewClaim } from './new-claim.tsx';
import { WhenClaims } from './when-claims.tsx';
import './claim.css';

/** Late, damaged, lost: reported from here, and followed here. */
export function Claims() {
  const { detail } = useOrder();
  const orderId = detail.order.order_id;
  const asked = useAsked(claimsOfOrder, { params: { orderId } });
  const [reporting, setReporting] = useState(false);
  const { again, value } = asked;
  const seen = useRef(detail);
  // What the order is read again for may be an answer of staff.
  useEffect(() => {
    if (seen.current === detail) return;
    seen.current = detail;
    again();
  }, [detail, again]);
  if (!value || (value.claims.length === 0 && value.windows.length === 0)) return null;
  const open = value.windows.filter((window) => window.open);
  const begun = (): void => {
    setReporting(false);
    again();
  };
  return (
    <div id="help">
      <PlainCard label={claimWords.title}>
        <div className="order-claims">
          <h2>{claimWords.title}</h2>
          {value.claims.map((claim) => (
            <ClaimCard key={claim.claim_id} claim={claim} changed={again} />
          ))}
          {value.claims.length === 0 ? <p>{claimWords.intro}</p> : null}
          {reporting ? <NewClaim orderId={orderId} windows={open} begun={begun} /> : null}
          {open.length > 0 && !reporting ? (
            <Button onClick={() => setReporting(true)}>{claimWords.report}</Button>
          ) : null}
          {open.length === 0 ? <WhenClaims windows={value.windows} /> : null}
        </div>
      </PlainCard>
    </div>
  );
}
