import type { OrderShipment } from '@sendahead/shared-contracts/orders/order-detail';
import type { Parcel, StoredEvent } from '../parcels.ts';
import { arrivalOf } from './arrival.ts';

/** `events` of all bags, newest first. */
export const presentShipments = (
  parcels: readonly Parcel[],
  events: readonly StoredEvent[],
  now: number,
): OrderShipment[] =>
  parcels.map((parcel) => {
    const own = events.filter((event) => event.parcel_id === parcel.id);
    const arrival = arrivalOf(parcel, own, now);
    return {
      leg: parcel.leg,
      traveler: parcel.traveler,
      item: parcel.item,
      tracking_number: parcel.tracking_number,
      carrier: parcel.carriage.carrier,
      status: parcel.status,
      label_ready: parcel.label === 'bought',
      parcel_id: parcel.id,
      detail: parcel.detail,
      promised_on: arrival.promisedOn,
      expected_on: arrival.expectedOn,
      arrived_at: arrival.arrivedAt,
      days_late: arrival.daysLate,
      late_reason: arrival.lateReason,
      time_zone: parcel.carriage.toZone,
      events: own.map(({ at, status, description, place, detail, time_zone }) => ({
        at,
        status,
        description,
        place,
        detail,
        time_zone: time_zone ?? parcel.carriage.toZone,
      })),
    };
  });
