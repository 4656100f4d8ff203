import type { ClubRequest } from '@sendahead/shared-contracts/payments/club-request-schema';
import { Link } from 'wouter';
import { Panel } from '../../console/panel.tsx';
import { billingRequestTexts as texts } from '../../copy/billing-requests.ts';
import { RequestedBooking } from '../billing-requests/request-words.tsx';

/** CO-98: the users who wait for an answer, with a link to the page where staff decide. */
export const BillingRequests = ({ requests }: { requests: readonly ClubRequest[] }) => (
  <Panel title={`${texts.onToday} (${requests.length})`}>
    <ul className="console-work">
      {requests.map((request) => (
        <li key={`${request.user_id} ${request.club_id}`} className="console-work__item">
          <div className="console-work__what">
            <p>
              {texts.asks(
                request.user_name || request.user_id,
                request.club_name ?? texts.clubOf(request.club_id),
              )}{' '}
              <RequestedBooking booking={request.booking} />
            </p>
          </div>
        </li>
      ))}
    </ul>
    <Link href="/billing-requests">{texts.open}</Link>
  </Panel>
);
