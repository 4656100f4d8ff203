import type { LinkedShipment as Shipment } from '@sendahead/shared-contracts/payments/linked-shipment';
import { linkedShipmentWords as words } from '../../copy/linked-shipment.ts';
import { shortDay } from '../../copy/short-day.ts';

/** CO-92: who travels with which bags, between which towns, on which days and with which carrier. */
export function LinkedShipment({ shipment: { travelers, legs } }: { shipment: Shipment }) {
  return (
    <>
      <ul>
        {legs.map(({ leg, clubs, service, ...way }) => (
          <li key={leg}>
            <strong>{words.way(way)}</strong>
            {clubs.length > 0 ? (
              <span className="checkout-pay-link__fact">{words.clubs({ clubs })}</span>
            ) : null}
            <span className="checkout-pay-link__fact">
              {words.days({ pickup: shortDay(way.pickup_date), arrival: shortDay(way.arrival_date) })}
            </span>
            {service ? <span className="checkout-pay-link__fact">{words.by({ service })}</span> : null}
          </li>
        ))}
      </ul>
      <ul>
        {travelers.map((traveler, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: travelers of a link never change, and names may repeat.
          <li key={index}>{words.bags(traveler)}</li>
        ))}
      </ul>
    </>
  );
}
