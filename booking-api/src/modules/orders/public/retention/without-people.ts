import { townLine, townName } from '@sendahead/shared-contracts/geo/town-name';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { CarrierAddress } from '../../../../integrations/carriers/port.ts';
import type { BookedLeg, BookingRecord, ShipmentRecord } from '../../../bookings/public/draft.ts';
import { formWithoutPeople } from './form-without-people.ts';
import { reportedZip } from './reported-zip.ts';

/** Names of clubs by their ids. */
export type ClubNames = ReadonlyMap<number, string>;

/** A placeholder for each name, so that bags of one traveler remain together: `Traveler 1`. */
export type StandIns = ReadonlyMap<string, string>;

/** The placeholders for the travelers of an order and for those that only its former bags name. */
export const standInsFor = (names: readonly string[]): StandIns =>
  new Map([...new Set(names)].map((name, index) => [name, `Traveler ${index + 1}`]));

/** An end as accounting needs it: town, state, country and the club. */
export const placeWithoutPeople = (
  { city, state, zip, country }: CarrierAddress,
  club: string,
): CarrierAddress => ({
  name: '',
  company: club,
  street1: '',
  street2: '',
  city,
  state,
  zip: reportedZip(zip, country),
  country,
  phone: '',
});

/** The club's name at each end of a leg; '' for an end without a club. */
export function clubsOfLeg(
  booking: BookingRecord | undefined,
  leg: LegName,
  clubs: ClubNames,
): { from: string; to: string } {
  const form = booking?.form ?? {};
  const own = leg === 'return' ? (booking?.returnEnds ?? form) : form;
  const origin = form.origination === 'club' ? (clubs.get(Number(own.o_club_id)) ?? '') : '';
  const destination = form.destination === 'club' ? (clubs.get(Number(own.d_club_id)) ?? '') : '';
  return leg === 'return' ? { from: destination, to: origin } : { from: origin, to: destination };
}

const shownPlace = (place: CarrierAddress | undefined): Receipt['legs'][number]['from'] => {
  const town = place ? townName(place) : '';
  return {
    name: place?.company || town,
    lines: place ? [townLine(place)].filter((line) => line !== '' && line !== town) : [],
    phone: '',
  };
};

/** An order's shipment for accounting: days, services, bags, towns and clubs, without any name or street. */
export function withoutPeople(
  { legs, travelers, booking }: ShipmentRecord,
  clubs: ClubNames,
  standIns: StandIns,
): ShipmentRecord {
  const named = (name: string): string => standIns.get(name) ?? '';
  const ends = booking?.legs.map((leg) => withoutEnds(leg, clubsOfLeg(booking, leg.leg, clubs)));
  return {
    legs: legs.map((leg) => {
      const booked = ends?.find((one) => one.leg === leg.leg);
      return { ...leg, from: shownPlace(booked?.from), to: shownPlace(booked?.to) };
    }),
    travelers: travelers.map(({ name, items, bags }) => ({
      name: named(name),
      email: '',
      items,
      ...(bags ? { bags } : {}),
    })),
    ...(booking ? { booking: bookingWithoutPeople(booking, ends ?? [], named) } : {}),
  };
}

const withoutEnds = (leg: BookedLeg, { from, to }: { from: string; to: string }): BookedLeg => ({
  ...leg,
  from: placeWithoutPeople(leg.from, from),
  to: placeWithoutPeople(leg.to, to),
});

/** Agents and golf numbers identify people too, and are removed. */
const bookingWithoutPeople = (
  { form, bags, returnEnds, concessions }: BookingRecord,
  legs: BookedLeg[],
  named: (name: string) => string,
): BookingRecord => ({
  form: formWithoutPeople(form),
  legs,
  bags: bags.map(({ labelName: _label, stay: _stay, moveIn: _day, note: _note, traveler, ...bag }) => ({
    ...bag,
    traveler: named(traveler),
  })),
  ...(returnEnds ? { returnEnds: formWithoutPeople(returnEnds) } : {}),
  ...(concessions ? { concessions } : {}),
});

/** The ids of the clubs in a shipment; a form has them as text. */
export const clubIdsOf = ({ booking }: ShipmentRecord): number[] => {
  const forms: ShipmentForm[] = booking ? [booking.form, booking.returnEnds ?? {}] : [];
  const ids = forms.flatMap(({ o_club_id = '', d_club_id = '' }) => [o_club_id, d_club_id]);
  return [...new Set(ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number))];
};
