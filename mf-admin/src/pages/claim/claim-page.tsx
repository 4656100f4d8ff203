import { readClaimFile } from '@sendahead/shared-contracts/claims/calls';
import type { StaffAct } from '@sendahead/shared-contracts/claims/states';
import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { type ClaimView, viewClaim } from '@sendahead/shared-contracts/console/claim-calls';
import { Button } from '@sendahead/shared-ui/button';
import { Money } from '@sendahead/shared-ui/money';
import { useState } from 'react';
import { Link } from 'wouter';
import { AskedPart } from '../../console/asked-part.tsx';
import { Facts } from '../../console/facts.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { Panel } from '../../console/panel.tsx';
import { useAsked } from '../../console/use-asked.ts';
import { When } from '../../console/when.tsx';
import { claimActNames, claimKindNames, claimStateNames } from '../../copy/claims.ts';
import { ActDialog } from './act-dialog.tsx';

/** One claim: what the customer says beside what the carrier says, and what staff do with it. */
export function ClaimPage({ params: { claimId = '' } }: { params: PageParams }) {
  const asked = useAsked(viewClaim, { params: { claimId } });
  const [opened, setOpened] = useState<{ act: StaffAct; seen: ClaimView } | null>(null);
  const view = asked.value;
  const close = (): void => {
    setOpened(null);
    // Also after no answer and after a refusal: the claim may stand elsewhere than the page shows.
    asked.again();
  };
  return (
    <>
      <PageHead title={view ? `Claim about ${view.claim.display_id}` : 'Claim'}>
        {view?.acts.map((open) => (
          <Button key={open} onClick={() => setOpened({ act: open, seen: view })}>
            {claimActNames[open]}
          </Button>
        ))}
      </PageHead>
      <AskedPart asked={asked} label="Loading the claim">
        {(shown) => <ClaimBody view={shown} />}
      </AskedPart>
      {opened ? <ActDialog {...opened} onClose={close} /> : null}
    </>
  );
}

function ClaimBody({ view }: { view: ClaimView }) {
  const { claim, customer, bags, coverage_cents = 0, refunded_cents = 0 } = view;
  return (
    <div className="console-beside">
      <div className="console__page">
        <Panel title="The claim">
          <Facts
            facts={[
              ['State', claimStateNames[claim.state]],
              ['What', claimKindNames[claim.kind]],
              ['Customer', customer],
              [
                'Order',
                <Link key="order" href={`/orders/${claim.order_id}`}>
                  {claim.display_id}
                </Link>,
              ],
              ['Covered up to', <Money key="covered" cents={coverage_cents} />],
              ['Refunded', refunded_cents > 0 ? <Money key="refunded" cents={refunded_cents} /> : ''],
              ['Asked for', <Money key="asked" cents={claim.value_cents} />],
              [
                'Approved',
                claim.approved_cents === null ? '' : <Money key="given" cents={claim.approved_cents} />,
              ],
            ]}
          />
          <p>{claim.what}</p>
          <ul className="console-lines">
            {claim.files.map(({ file_id, name }) => (
              <li key={file_id}>
                <a href={pathOf(readClaimFile, { claimId: claim.claim_id, fileId: file_id })}>{name}</a>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title="What the carrier says">
          {bags.map((bag) => (
            <Facts
              key={bag.parcel_id}
              facts={[
                ['Bag', `${bag.item}, ${bag.traveler}, ${bag.leg}`],
                ['Number', `${bag.carrier} ${bag.tracking_number ?? ''}`],
                ['Status', bag.status.replaceAll('_', ' ')],
                ['Promised', bag.promised_on],
                ['Arrived', bag.arrived_at ? <When key="at" instant={bag.arrived_at} /> : 'not yet'],
                ['Late', bag.days_late === 0 ? 'no' : `${bag.days_late} days`],
                ['Declared value', <Money key="value" cents={bag.value_cents} />],
              ]}
            />
          ))}
        </Panel>
      </div>
      <Panel title="What happened so far">
        <ul className="console-lines">
          {claim.steps.map(({ step_id, state, by_staff, message, at }) => (
            <li key={step_id}>
              <span>
                {`${by_staff ? 'Staff' : 'Customer'}: ${(state ?? 'message').replaceAll('_', ' ')}`}
                {message ? <> “{message}”</> : null}
              </span>
              <When instant={at} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
