import { townName } from '@sendahead/shared-contracts/geo/town-name';
import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { CarrierAddress } from '../../../../integrations/carriers/port.ts';
import type { BookedLeg, LegName, ShipmentRecord } from '../../../bookings/public/draft.ts';

const legNames: Readonly<Record<LegName, string>> = { outbound: 'Outbound', return: 'Return' };

/**
 * What a change makes different, a sentence each, for anyone who has the link that pays for it: days, towns and companies,
 * never a street, a name or a phone number.
 */
export function whatChanges(before: ShipmentRecord, after: ShipmentRecord): string[] {
  const legs = after.booking?.legs ?? [];
  const said = legs.flatMap((leg) => {
    const booked = before.booking?.legs.find((one) => one.leg === leg.leg);
    const sentences = booked ? changesOfLeg(booked, leg) : [];
    return sentences.map((one) => (legs.length > 1 ? `${legNames[leg.leg]}: ${one}` : one));
  });
  return said.length > 0 ? said : ['Details of your booking'];
}

const changesOfLeg = (booked: BookedLeg, leg: BookedLeg): string[] => [
  ...changedDay('Pickup', booked.shipDate, leg.shipDate),
  ...changedDay('Arrival', booked.arrivalDate, leg.arrivalDate),
  ...changedEnd('Ship from', booked.from, leg.from),
  ...changedEnd('Ship to', booked.to, leg.to),
];

const changedDay = (what: string, was: CalendarDate, is: CalendarDate): string[] =>
  was === is ? [] : [`${what} on ${spokenDate(is)} instead of ${spokenDate(was)}`];

function changedEnd(what: string, was: CarrierAddress, is: CarrierAddress): string[] {
  const [before, now] = [placeOf(was), placeOf(is)];
  if (before !== now) return [`${what} ${now} instead of ${before}`];
  const isSame = was.street1 === is.street1 && was.street2 === is.street2 && was.zip === is.zip;
  return isSame ? [] : [`${what} another address in ${now}`];
}

const placeOf = (address: CarrierAddress): string => address.company || townName(address);
