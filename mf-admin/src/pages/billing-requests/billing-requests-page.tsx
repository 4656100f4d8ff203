import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { decideClubRequest, listClubRequests } from '@sendahead/shared-contracts/payments/club-billing-calls';
import type { ClubRequest } from '@sendahead/shared-contracts/payments/club-request-schema';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { PageHead } from '../../console/page-head.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { billingRequestTexts as texts } from '../../copy/billing-requests.ts';
import { RequestedBooking } from './request-words.tsx';
import '../../console/list-table.css';

const nameOf = ({ user_name, user_id }: ClubRequest): string => user_name || user_id;
const clubOf = ({ club_name, club_id }: ClubRequest): string => club_name ?? texts.clubOf(club_id);

/** PY-24: users who wait for access to a club's account, and the decision about each. */
export function BillingRequestsPage() {
  const api = useApi();
  const { userId } = useConsole();
  const query = useQuery(queryOf(api, listClubRequests, {}));
  const { isPending, error, mutate } = useMutation(mutationOf(api, decideClubRequest));
  const [done, setDone] = useState<string | null>(null);
  const decide = (request: ClubRequest, granted: boolean): void => {
    if (isPending) return;
    setDone(null);
    const body = { user_id: request.user_id, granted };
    const isOwn = request.user_id === userId;
    const notice = isOwn
      ? texts.withdrawn(clubOf(request))
      : (granted ? texts.granted : texts.refused)(nameOf(request), clubOf(request));
    mutate(
      { params: { club_id: String(request.club_id) }, body },
      { onSuccess: () => setDone(notice), onSettled: () => query.refetch() },
    );
  };
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail} />
      <p role="status" className="console-saved">
        {done}
      </p>
      {error ? (
        <Alert severity="danger" live>
          {(isApiError(error) ? texts.failures[error.code] : undefined) ?? texts.notDecided}
        </Alert>
      ) : null}
      <QueryView query={query} label={texts.loading}>
        {({ requests }) =>
          requests.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <table className="console-list">
              <caption>{texts.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{texts.who}</th>
                  <th scope="col">{texts.club}</th>
                  <th scope="col">{texts.booking}</th>
                  <th scope="col">{texts.requested}</th>
                  <th scope="col">{texts.decide}</th>
                </tr>
              </thead>
              <tbody>
                {requests.map((request) => (
                  <tr key={`${request.user_id} ${request.club_id}`}>
                    <td data-label={texts.who}>
                      <Link href={`/users/${request.user_id}`}>{nameOf(request)}</Link>{' '}
                      <span>{request.user_email}</span>
                    </td>
                    <td data-label={texts.club}>
                      <Link href={`/clubs/${request.club_id}`}>{clubOf(request)}</Link>
                    </td>
                    <td data-label={texts.booking}>
                      <RequestedBooking booking={request.booking} />
                    </td>
                    <td data-label={texts.requested}>
                      <When instant={request.requested_at} />
                    </td>
                    <td data-label={texts.decide}>
                      <Decision request={request} isOwn={request.user_id === userId} onDecide={decide} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </QueryView>
    </>
  );
}

interface DecisionProps {
  readonly request: ClubRequest;
  readonly isOwn: boolean;
  readonly onDecide: (request: ClubRequest, granted: boolean) => void;
}

/** CO-98: staff cannot grant their own request, nor an account that the club does not have. */
function Decision({ request, isOwn, onDecide }: DecisionProps) {
  const isGrantable = !isOwn && request.club_has_account !== false;
  return (
    <div className="console-acts">
      {isOwn ? <span>{texts.own}</span> : null}
      {!isOwn && !isGrantable ? <span>{texts.noAccount}</span> : null}
      {isGrantable ? (
        <Button aria-label={texts.grant(nameOf(request))} onClick={() => onDecide(request, true)}>
          {texts.grantShort}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        aria-label={isOwn ? undefined : texts.refuse(nameOf(request))}
        onClick={() => onDecide(request, false)}
      >
        {isOwn ? texts.withdraw : texts.refuseShort}
      </Button>
    </div>
  );
}
