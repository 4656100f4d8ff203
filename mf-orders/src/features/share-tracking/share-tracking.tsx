import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { makeTrackLink, revokeTrackLink, trackLinks } from '@sendahead/shared-contracts/orders/track-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemWords } from '../../copy/problems.ts';
import { timeWords } from '../../copy/times.ts';
import { shareWords } from '../../copy/track.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { OrderSection } from '../../views/order-section.tsx';
import { QueryView } from '../../views/query-view.tsx';
import { NewLink } from './new-link.tsx';
import { ReceivedList } from './received-list.tsx';
import './share-tracking.css';

/** Links to track the bags: created, shared, revoked; and the receipts confirmed through them. */
export function ShareTracking() {
  const { order_id: orderId, state } = useOrder().order;
  const api = useApi();
  const shared = useQuery(queryOf(api, trackLinks, { params: { orderId } }));
  const making = useMutation(mutationOf(api, makeTrackLink, trackLinks));
  const revoking = useMutation(mutationOf(api, revokeTrackLink, trackLinks));
  const [token, setToken] = useState<string | null>(null);
  const [revoked, setRevoked] = useState(false);

  const show = (link: string | null): void => {
    setToken(link);
    setRevoked(link === null);
  };
  const make = (): void =>
    making.mutate({ params: { orderId }, body: {} }, { onSuccess: (made) => show(made.token) });
  const revoke = (linkId: string): void => {
    if (revoking.isPending) return;
    revoking.mutate({ params: { orderId, linkId } }, { onSuccess: () => show(null) });
  };
  const error = making.error ?? revoking.error;
  const isOver = state === 'cancelled';
  const mayShare = shared.data?.may_share !== false;
  if ((isOver || !mayShare) && !shared.data?.received.length) return null;
  return (
    <OrderSection id="share" title={shareWords.title} busy={Boolean(shared.data?.received.length)}>
      <div className="share-tracking">
        {mayShare ? <p>{shareWords.why}</p> : null}
        {token ? <NewLink token={token} /> : null}
        {isOver || !mayShare ? null : (
          <Button busy={making.isPending} busyLabel={shareWords.making} onClick={make}>
            {shareWords.make}
          </Button>
        )}
        {error ? (
          <Alert severity="danger" live>
            {problemWords(error)}
          </Alert>
        ) : null}
        <p role="status">{revoked ? shareWords.revoked : ''}</p>
        <QueryView query={shared} what="your links">
          {({ links, received }) => (
            <>
              <ReceivedList orderId={orderId} received={received} />
              {links.length > 0 ? <Links links={links} onRevoke={revoke} /> : null}
            </>
          )}
        </QueryView>
      </div>
    </OrderSection>
  );
}

interface LinksProps {
  readonly links: CallOutput<typeof trackLinks>['links'];
  readonly onRevoke: (linkId: string) => void;
}

function Links({ links, onRevoke }: LinksProps) {
  return (
    <ul className="share-tracking__links" aria-label={shareWords.links}>
      {links.map(({ link_id, made_at }) => (
        <li key={link_id}>
          <span>{shareWords.made(localTime(made_at))}</span>
          <Button
            variant="quiet"
            aria-label={shareWords.revokeOf(localTime(made_at))}
            onClick={() => onRevoke(link_id)}
          >
            {shareWords.revoke}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The reader's local time. */
const localTime = (instant: string): string =>
  timeWords(instant, Intl.DateTimeFormat().resolvedOptions().timeZone);
