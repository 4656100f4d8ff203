import { readClaimFile } from '@sendahead/shared-contracts/claims/calls';
import { isAwaited, type StaffAct } from '@sendahead/shared-contracts/claims/states';
import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type ClaimCaution,
  type ClaimView,
  viewClaim,
} from '@sendahead/shared-contracts/console/claim-calls';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { Alert, Button, Money } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { DoneMessage } from '../../console/done-message.tsx';
import { Facts } from '../../console/facts.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { showDay } from '../../console/show-day.ts';
import { useApi, useConsole } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { claimKindNames, claimStateNames } from '../../copy/claim-names.ts';
import { claimPaymentTexts, paymentWords } from '../../copy/claim-payment.ts';
import { claimPhotoTexts } from '../../copy/claim-photos.ts';
import { claimActNames, claimTexts as texts } from '../../copy/claims.ts';
import { asWords } from '../../copy/order.ts';
import { ActDialog } from './act-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { SendPhotoLink } from './send-photo-link.tsx';

/** An act, and the claim as staff saw it when they chose it. */
interface Opened {
  readonly act: StaffAct;
  readonly claimedCents: Cents;
  readonly coverageCents: Cents;
  readonly cautions: readonly ClaimCaution[];
}

/** One claim: the customer's statement next to the carrier's, and what staff can do. */
export function ClaimPage({ params: { claimId = '' } }: { params: PageParams }) {
  const api = useApi();
  const query = useQuery(queryOf(api, viewClaim, { params: { claimId } }));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const view = query.data;
  const close = (): void => {
    setOpened(null);
    // Also after a lost response or a refusal: the claim's state may differ from the page.
    void query.refetch();
  };
  return (
    <>
      <PageHead
        title={view ? texts.about(view.claim.display_id) : texts.claim}
        detail={view?.opened_by ? texts.openedBy(view.opened_by) : undefined}
      >
        {view && isAwaited(view.claim.state) ? (
          <SendPhotoLink claimId={claimId} onNotice={setNotice} />
        ) : null}
        {view
          ? offered(view).map((open) => (
              <Button key={open} onClick={() => setOpened(openedOf(open, view))}>
                {claimActNames[open]}
              </Button>
            ))
          : null}
      </PageHead>
      <DoneMessage>{notice}</DoneMessage>
      <QueryView query={query} label={texts.loading}>
        {(shown) => <ClaimBody view={shown} />}
      </QueryView>
      {opened?.act === 'pay' && view ? <PayDialog view={view} onClose={close} /> : null}
      {opened && opened.act !== 'pay' ? (
        <ActDialog {...opened} act={opened.act} claimId={claimId} onClose={close} />
      ) : null}
    </>
  );
}

/** A payment that waits for a second person is not paid a second time. */
const offered = ({ acts, waits_for_approval }: ClaimView): readonly StaffAct[] =>
  waits_for_approval ? acts.filter((act) => act !== 'pay') : acts;

const openedOf = (act: StaffAct, { claim, coverage_cents, cautions }: ClaimView): Opened => ({
  act,
  claimedCents: claim.value_cents,
  coverageCents: coverage_cents,
  cautions,
});

function ClaimBody({
  view: {
    claim,
    customer,
    customer_id,
    step_names = {},
    bags,
    coverage_cents,
    waits_for_approval,
    photo_link_until,
  },
}: {
  view: ClaimView;
}) {
  const { reaches } = useConsole();
  return (
    <div className="console-columns">
      <div className="console__page">
        {waits_for_approval ? <Alert severity="info">{claimPaymentTexts.waits}</Alert> : null}
        <Panel title={texts.theClaim}>
          <Facts
            facts={[
              [texts.state, claimStateNames[claim.state]],
              [texts.what, claimKindNames[claim.kind]],
              [
                texts.customer,
                customer_id && reaches('help_people') ? (
                  <Link key="customer" href={`/users/${customer_id}`}>
                    {customer}
                  </Link>
                ) : (
                  customer
                ),
              ],
              [
                texts.order,
                <Link key="order" href={`/orders/${claim.order_id}`}>
                  {claim.display_id}
                </Link>,
              ],
              [texts.claimedAmount, <Money key="claimed" cents={claim.value_cents} />],
              [texts.coverage, <Money key="coverage" cents={coverage_cents} />],
              [
                texts.approved,
                claim.approved_cents === null ? '' : <Money key="given" cents={claim.approved_cents} />,
              ],
              ...(claim.payments ?? []).map(
                (payment) => [claimPaymentTexts.payments, paymentWords(payment)] as const,
              ),
            ]}
          />
          <p>{claim.what}</p>
          {photo_link_until ? (
            <p className="console-lines__detail">
              {claimPhotoTexts.until} <When instant={photo_link_until} />
            </p>
          ) : null}
          <ul className="console-lines">
            {claim.files.map(({ file_id, name }) => (
              <li key={file_id}>
                <a href={pathOf(readClaimFile, { claimId: claim.claim_id, fileId: file_id })}>{name}</a>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={texts.carrierSays}>
          {bags.map((bag) => (
            <Facts
              key={bag.parcel_id}
              facts={[
                [texts.bag, texts.bagOf(bag)],
                [texts.number, `${carrierName(bag.carrier)} ${bag.tracking_number ?? ''}`],
                [texts.status, asWords(bag.status)],
                [texts.promised, isCalendarDate(bag.promised_on) ? showDay(bag.promised_on) : ''],
                [texts.arrived, bag.arrived_at ? <When key="at" instant={bag.arrived_at} /> : texts.notYet],
                [texts.late, bag.days_late === 0 ? texts.notLate : texts.days(bag.days_late)],
                [texts.declaredValue, <Money key="value" cents={bag.value_cents} />],
              ]}
            />
          ))}
        </Panel>
      </div>
      <Panel title={texts.steps}>
        <ul className="console-lines">
          {claim.steps.map(({ step_id, state, by_staff, message, at }) => (
            <li key={step_id}>
              <span>
                {texts.stepOf({
                  by: by_staff ? step_names[step_id] || texts.staff : customer || texts.customer,
                  state,
                  message,
                })}
              </span>
              <When instant={at} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
