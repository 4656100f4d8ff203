import type { OrderShipment } from '@sendahead/shared-contracts/orders/order-detail';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { bagWords } from '../../copy/bags.ts';
import { customsNeeded } from '../../copy/states.ts';
import { timeWords } from '../../copy/times.ts';
import { BagMark } from '../../views/bag-mark.tsx';
import { ToneMark } from '../../views/tone-mark.tsx';

type Scan = OrderShipment['events'][number];

/** Where a bag is; PA-29: one that waits for the customs list has the same mark as its order. */
export const Mark = ({ bag, waits }: { bag: OrderShipment; waits: boolean }) =>
  waits && bag.label_ready && bag.status === 'waiting' ? (
    <ToneMark tone="quiet">{customsNeeded}</ToneMark>
  ) : (
    <BagMark bag={bag} />
  );

/** One bag: its description, where it was last seen, and earlier events behind a link. */
export function BagNews({
  bag,
  waits,
  heading: Heading,
}: {
  bag: OrderShipment;
  /** PA-20: its label waits for the customs list. */
  waits: boolean;
  heading: 'h3' | 'h4';
}) {
  const [last, ...before] = bag.events;
  return (
    <li className="order-bag">
      <div className="order-bag__head">
        <Heading>{bag.item}</Heading>
        <Mark bag={bag} waits={waits} />
      </div>
      <p className="order-bag__facts">
        <span>{bag.traveler}</span>
        {bag.tracking_number ? (
          <span>{bagWords.tracking(carrierName(bag.carrier ?? ''), bag.tracking_number)}</span>
        ) : null}
      </p>
      {last ? (
        <ol className="order-scans">
          <ScanLine scan={last} />
        </ol>
      ) : bag.status === 'cancelled' ? null : (
        <p className="order-bag__facts">{noScanWords(bag, waits)}</p>
      )}
      {before.length > 0 ? (
        <details className="order-bag__before">
          <summary>{bagWords.earlierNews}</summary>
          <ol className="order-scans" aria-label={`${bagWords.earlierNews}: ${bag.item}`}>
            {before.map((scan) => (
              <ScanLine key={`${scan.at} ${scan.status} ${scan.description}`} scan={scan} />
            ))}
          </ol>
        </details>
      ) : null}
    </li>
  );
}

function noScanWords({ label_ready }: OrderShipment, waits: boolean): string {
  if (waits && label_ready) return bagWords.waitingForCustoms;
  return label_ready ? bagWords.waitingForScan : bagWords.waitingForLabel;
}

/** The events, in the local time of their places. */
function ScanLine({ scan }: { scan: Scan }) {
  return (
    <li className="order-scan">
      <span className="order-scan__what">{scan.description}</span>
      <span className="order-scan__where">
        {[scan.place, timeWords(scan.at, scan.time_zone)].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
