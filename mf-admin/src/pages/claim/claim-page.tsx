import { readClaimFile } from '@sendahead/shared-contracts/claims/calls';
import type { StaffAct } from '@sendahead/shared-contracts/claims/states';
import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import {
  type ClaimCaution,
  type ClaimView,
  viewClaim,
} from '@sendahead/shared-contracts/console/claim-calls';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
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

/** An act and what staff saw when they chose it. */
interface Opened {
  readonly act: StaffAct;
  readonly askedCents: Cents;
  readonly coverageCents: Cents;
  readonly cautions: readonly ClaimCaution[];
}

/** One claim: what the customer says beside what the carrier says, and what staff do with it. */
export function ClaimPage({ params: { claimId = '' } }: { params: PageParams }) {
  const asked = useAsked(viewClaim, { params: { claimId } });
  const [opened, setOpened] = useState<Opened | null>(null);
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
          <Button key={open} onClick={() => setOpened(openedOf(open, view))}>
            {claimActNames[open]}
          </Button>
        ))}
      </PageHead>
      <AskedPart asked={asked} label="Loading the claim">
        {(shown) => <ClaimBody view={shown} />}
      </AskedPart>
      {opened ? <ActDialog {...opened} claimId={claimId} onClose={close} /> : null}
    </>
  );
}

const openedOf = (act: StaffAct, { claim, coverage_cents, cautions }: ClaimView): Opened => ({
  act,
  askedCents: claim.value_cents,
  coverageCents: coverage_cents,
  cautions,
});

function ClaimBody({ view: { claim, customer, bags, coverage_cents } }: { view: ClaimView }) {
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
              ['Asked for', <Money key="asked" cents={claim.value_cents} />],
              ['Coverage', <Money key="coverage" cents={coverage_cents} />],
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
                {`${by_staff ? 'Staff' : 'Customer'}: ${(state ?? 'message').replaceAll('_', ' ')}${message ? ` “${message}”` : ''}`}
              </span>
              <When instant={at} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
