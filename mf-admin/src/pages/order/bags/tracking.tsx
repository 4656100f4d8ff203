import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import type { OrderShipment } from '@sendahead/shared-contracts/orders/order-detail';
import { carrierContact } from '@sendahead/shared-contracts/services/carrier-contact';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { TrackedNumber } from '../../../console/tracked-number.tsx';
import { When } from '../../../console/when.tsx';
import { legLabels } from '../../../copy/order.ts';
import { trackingTexts as texts } from '../../../copy/tracking.ts';
import { FoldedSection } from '../section.tsx';

/** The tracking number of a bag, linked to the carrier's page for it in a new tab. */
export function TrackingNumber({ view, parcelId }: { view: OrderView; parcelId: string }) {
  const number = view.labels.find(({ parcel_id }) => parcel_id === parcelId)?.tracking_number;
  const carrier = view.detail.shipments.find(({ parcel_id }) => parcel_id === parcelId)?.carrier ?? '';
  return <TrackedNumber carrier={carrier} number={number} />;
}

/** The scans of each bag, newest first, and the phone number of its carrier. */
export function Scans({ view }: { view: OrderView }) {
  const scanned = view.detail.shipments.filter(({ events }) => events.length > 0);
  const carriers = new Set(view.detail.shipments.map(({ carrier = '' }) => carrier));
  const phones = [...carriers].flatMap((carrier) => {
    const phone = carrierContact(carrier)?.phone;
    return phone ? [{ carrier, phone }] : [];
  });
  return (
    <FoldedSection
      title={texts.scans}
      wide
      holds={scanned.reduce((sum, { events }) => sum + events.length, 0)}
    >
      {phones.map(({ carrier, phone }) => (
        <p key={carrier}>
          {texts.call(carrierName(carrier))} <a href={`tel:+${phone.replaceAll('-', '')}`}>{phone}</a>
        </p>
      ))}
      {scanned.length === 0 ? <p className="order-muted">{texts.noScans}</p> : null}
      {scanned.map((bag, position) => (
        <BagScans key={bag.parcel_id ?? position} bag={bag} />
      ))}
    </FoldedSection>
  );
}

function BagScans({ bag }: { bag: OrderShipment }) {
  const name = texts.bagOf({ item: bag.item, traveler: bag.traveler, leg: legLabels[bag.leg] });
  return (
    <div className="order-scans">
      <h3>{name}</h3>
      <ol className="order-history" aria-label={texts.scansOf(name)}>
        {bag.events.map((scan) => (
          <li key={`${scan.at} ${scan.status} ${scan.description}`}>
            <strong>{scan.description}</strong>
            <span className="order-muted">
              {scan.place ? <span>{`${scan.place}, `}</span> : null}
              <When instant={scan.at} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
