import type { LinkedShipment } from '@sendahead/shared-contracts/payments/linked-shipment';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { isName } from '@sendahead/shared-contracts/validation/person';
import { cityOf } from './city-of.ts';
import type { BookedLeg, BookingRecord, ShipmentRecord } from './draft.ts';

/** CO-92: a shipment as shown to anyone who has its pay link. */
export function linkedShipment({ travelers, legs, booking }: ShipmentRecord): LinkedShipment {
  return {
    travelers: travelers.map(({ name, items }) => ({ first_name: firstNameOf(name), items })),
    legs: (booking?.legs ?? []).map((booked) => {
      const legDetail = legs.find(({ leg }) => leg === booked.leg);
      const carrier = carrierName(booked.carrier);
      return {
        leg: booked.leg,
        from: cityOf(booked.from),
        to: cityOf(booked.to),
        clubs: booking ? clubsOf(booked, booking) : [],
        pickup_date: booked.shipDate,
        arrival_date: booked.arrivalDate,
        service: legDetail ? serviceTitle(carrier, legDetail.service_name, legDetail.transit_days) : carrier,
      };
    }),
  };
}

/** Text that someone typed as a name is shown to others only when it is a name. */
const firstNameOf = (name: string): string => {
  const [first = ''] = name.trim().split(/\s+/);
  return isName(first) ? first : '';
};

/** A company that someone typed is not a place of ours: only ends that are clubs are named. */
function clubsOf(booked: BookedLeg, { form, returnEnds }: BookingRecord): string[] {
  const isBack = booked.leg === 'return';
  const ends = (isBack && returnEnds) || form;
  const [from, to] = isBack && !returnEnds ? (['d', 'o'] as const) : (['o', 'd'] as const);
  return [
    ends[`${from}_club_id`] ? (booked.from.company ?? '') : '',
    ends[`${to}_club_id`] ? (booked.to.company ?? '') : '',
  ].filter((name) => name !== '');
}
