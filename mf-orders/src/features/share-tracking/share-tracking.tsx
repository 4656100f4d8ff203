import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { makeTrackLink, revokeTrackLink, trackLinks } from '@sendahead/shared-contracts/orders/track-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { problemWords } from '../../copy/problems.ts';
import { timeWords } from '../../copy/times.ts';
import { shareWords } from '../../copy/track.ts';
import { useAskedOfOrder } from '../../hooks/use-asked-of-order.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { usePress } from '../../hooks/use-press.ts';
import { AskedPart } from '../../views/asked-part.tsx';
import { OrderSection } from '../../views/order-section.tsx';
import { NewLink } from './new-link.tsx';
import { ReceivedList } from './received-list.tsx';
import './share-tracking.css';

/** Links by which others follow the bags: made, sent on, revoked; and what was confirmed by them. */
export function ShareTracking() {
  const { order_id: orderId, state } = useOrder().detail.order;
  const asked = useAskedOfOrder(trackLinks, { params: { orderId } });
  const making = usePress(makeTrackLink);
  const revoking = usePress(revokeTrackLink);
  const [token, setToken] = useState<string | null>(null);
  const [revoked, setRevoked] = useState(false);
  const { again } = asked;

  const make = async (): Promise<void> => {
    const made = await making.send({ params: { orderId }, body: {} });
    if (!made) return;
    setToken(made.token);
    setRevoked(false);
    again();
  };
  const revoke = async (linkId: string): Promise<void> => {
    if (!(await revoking.send({ params: { orderId, linkId } }))) return;
    setToken(null);
    setRevoked(true);
    again();
  };
  const error = making.error ?? revoking.error;
  const isOver = state === 'cancelled';
  const mayShare = asked.value?.may_share !== false;
  if ((isOver || !mayShare) && !asked.value?.received.length) return null;
  return (
    <OrderSection id="share" title={shareWords.title}>
      <div className="share-tracking">
        {mayShare ? <p>{shareWords.why}</p> : null}
        {token ? <NewLink token={token} /> : null}
        {isOver || !mayShare ? null : (
          <Button busy={making.busy} busyLabel={shareWords.making} onClick={() => void make()}>
            {shareWords.make}
          </Button>
        )}
        {error ? (
          <Alert severity="danger" live>
            {problemWords(error)}
          </Alert>
        ) : null}
        <p role="status">{revoked ? shareWords.revoked : ''}</p>
        <AskedPart asked={asked} what="your links">
          {({ links, received }) => (
            <>
              <ReceivedList orderId={orderId} received={received} />
              {links.length > 0 ? <Links links={links} revoke={(id) => void revoke(id)} /> : null}
            </>
          )}
        </AskedPart>
      </div>
    </OrderSection>
  );
}

interface LinksProps {
  readonly links: CallOutput<typeof trackLinks>['links'];
  readonly revoke: (linkId: string) => void;
}

function Links({ links, revoke }: LinksProps) {
  return (
    <ul className="share-tracking__links" aria-label={shareWords.links}>
      {links.map(({ link_id, made_at }) => (
        <li key={link_id}>
          <span>{shareWords.made(localTime(made_at))}</span>
          <Button
            variant="quiet"
            aria-label={shareWords.revokeOf(localTime(made_at))}
            onClick={() => revoke(link_id)}
          >
            {shareWords.revoke}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** By the clock of whoever reads. */
const localTime = (instant: string): string =>
  timeWords(instant, Intl.DateTimeFormat().resolvedOptions().timeZone);
