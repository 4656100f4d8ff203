import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { type DeliveryProof, receivedPhoto } from '@sendahead/shared-contracts/orders/track-calls';
import { timeWords } from '../../copy/times.ts';
import { shareWords } from '../../copy/track.ts';
import { useOrder } from '../../hooks/use-order.ts';

/** Receipts confirmed through a link: by whom, when, and where the bags are. */
export function ReceivedList({ orderId, received }: { orderId: string; received: readonly DeliveryProof[] }) {
  const { shipments } = useOrder();
  if (received.length === 0) return null;
  return (
    <>
      <h3>{shareWords.received}</h3>
      <ul className="share-tracking__received">
        {received.map(({ received_id, leg, name, at, has_photo }) => {
          const zone = shipments.find((bag) => bag.leg === leg)?.time_zone;
          const photo = pathOf(receivedPhoto, { orderId, receivedId: received_id });
          return (
            <li key={received_id}>
              <p>{shareWords.receivedBy(name, timeWords(at, zone))}</p>
              {has_photo ? (
                <a href={photo}>
                  <img src={photo} alt={shareWords.photoOf(name)} loading="lazy" />
                </a>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}
