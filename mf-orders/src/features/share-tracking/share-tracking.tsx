import { makeTrackLink, revokeTrackLink, trackLinks } from '@sendahead/shared-contracts/orders/track-calls';
import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { PlainCard } from '@sendahead/shared-ui/card';
import { useEffect, useRef, useState } from 'react';
import { problemWords } from '../../copy/problems.ts';
import { timeWords } from '../../copy/times.ts';
import { shareWords } from '../../copy/track.ts';
import { useAsked } from '../../hooks/use-asked.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { usePress } from '../../hooks/use-press.ts';
import { NewLink } from './new-link.tsx';
import { ReceivedList } from './received-list.tsx';
import './share-tracking.css';

/** Links by which others follow the bags: made, sent on, revoked; and what was confirmed by them. */
export function ShareTracking() {
  const { detail } = useOrder();
  const { order_id: orderId, state } = detail.order;
  const asked = useAsked(trackLinks, { params: { orderId } });
  const making = usePress(makeTrackLink);
  const revoking = usePress(revokeTrackLink);
  const [token, setToken] = useState<string | null>(null);
  const [revoked, setRevoked] = useState(false);
  const { again } = asked;
  const seen = useRef(detail);
  // What the order is read again for may be a confirmation.
  useEffect(() => {
    if (seen.current === detail) return;
    seen.current = detail;
    again();
  }, [detail, again]);

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
  const { links = [], received = [] } = asked.value ?? {};
  const error = making.error ?? revoking.error;
  if (state === 'cancelled' && received.length === 0) return null;
  return (
    <div id="share">
      <PlainCard label={shareWords.title}>
        <div className="share-tracking">
          <ReceivedList orderId={orderId} received={received} />
          <h2>{shareWords.title}</h2>
          <p>{shareWords.why}</p>
          {token ? <NewLink token={token} /> : null}
          {state === 'cancelled' ? null : (
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
          {links.length > 0 ? (
            <ul className="share-tracking__links" aria-label={shareWords.links}>
              {links.map(({ link_id, made_at }) => (
                <li key={link_id}>
                  <span>{shareWords.made(localTime(made_at))}</span>
                  <Button
                    variant="quiet"
                    aria-label={shareWords.revokeOf(localTime(made_at))}
                    onClick={() => void revoke(link_id)}
                  >
                    {shareWords.revoke}
                  </Button>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </PlainCard>
    </div>
  );
}

/** By the clock of whoever reads. */
const localTime = (instant: string): string =>
  timeWords(instant, Intl.DateTimeFormat().resolvedOptions().timeZone);
