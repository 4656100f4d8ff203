import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { decideClubRequest, listClubRequests } from '@sendahead/shared-contracts/payments/club-billing-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { AskedPart } from '../../console/asked-part.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { useAsked } from '../../console/use-asked.ts';
import { usePress } from '../../console/use-press.ts';
import { When } from '../../console/when.tsx';
import { billingRequestTexts as texts } from '../../copy/billing-requests.ts';
import '../../console/list-table.css';

type Request = CallOutput<typeof listClubRequests>['requests'][number];
const nameOf = ({ user_name, user_id }: Request): string => user_name || user_id;
const clubOf = ({ club_name, club_id }: Request): string => club_name ?? texts.clubOf(club_id);

/** PY-24: who waits to be let onto a club's account, and the word on it. */
export function BillingRequestsPage() {
  const asked = useAsked(listClubRequests, {});
  const { busy, error, send } = usePress(decideClubRequest);
  const [done, setDone] = useState<string | null>(null);
  const decide = async (request: Request, granted: boolean): Promise<void> => {
    if (busy) return;
    setDone(null);
    const body = { user_id: request.user_id, granted };
    const decided = await send({ params: { club_id: String(request.club_id) }, body });
    if (decided) setDone((granted ? texts.granted : texts.refused)(nameOf(request), clubOf(request)));
    asked.again();
  };
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail} />
      <p role="status" className="console-saved">
        {done}
      </p>
      {error ? (
        <Alert severity="danger" live>
          {isApiError(error) && error.status === 404 ? texts.gone : texts.notDecided}
        </Alert>
      ) : null}
      <AskedPart asked={asked} label={texts.loading}>
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
                  <th scope="col">{texts.asked}</th>
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
                    <td data-label={texts.asked}>
                      <When instant={request.requested_at} />
                    </td>
                    <td data-label={texts.decide}>
                      <div className="console-acts">
                        <Button
                          aria-label={texts.grant(nameOf(request))}
                          onClick={() => decide(request, true)}
                        >
                          {texts.grantShort}
                        </Button>
                        <Button
                          variant="quiet"
                          aria-label={texts.refuse(nameOf(request))}
                          onClick={() => decide(request, false)}
                        >
                          {texts.refuseShort}
                        </Button>
                      </div>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </AskedPart>
    </>
  );
}
