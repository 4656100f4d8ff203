import type { ListedClaim } from '@sendahead/shared-contracts/console/claim-calls';
import { Link } from 'wouter';
import { useBrandName } from '../../console/brand-name.tsx';
import { Panel } from '../../console/panel.tsx';
import { When } from '../../console/when.tsx';
import { waitingClaimTexts as texts } from '../../copy/waiting-claims.ts';

/** CO-133: claims that wait for staff, each with a link to its page. */
export function WaitingClaims({ claims }: { claims: readonly ListedClaim[] }) {
  const brandName = useBrandName();
  return (
    <Panel title={`${texts.title} (${claims.length})`}>
      <p className="console-work__none">{texts.hint}</p>
      <ul className="console-work">
        {claims.map((claim) => (
          <li key={claim.claim_id} className="console-work__item">
            <div className="console-work__what">
              <p>
                <Link href={`/claims/${claim.claim_id}`} aria-label={texts.of(claim.display_id)}>
                  {claim.display_id}
                </Link>{' '}
                <span>{texts.sentence(claim)}</span>
              </p>
              <p className="console-work__detail">
                {`${brandName(claim.brand)} · ${texts.state(claim)} · `}
                <When instant={claim.state_at} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Link href="/claims">{texts.open}</Link>
    </Panel>
  );
}
