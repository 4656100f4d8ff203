import { canBeServed } from '@sendahead/shared-contracts/geo/rules';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { carrierOf } from './carriers.ts';
import { arrivalOf, isReturnOpen } from './chosen-service.ts';
import { endsOf } from './ends.ts';
import { missingFor } from './missing.ts';
import { feeOf } from './pickup.ts';
import { isDroppedOff, ownHandOvers } from './separate-pickups.ts';
import { deadlineOf } from './service-limits.ts';
import type { ItineraryState } from './state.ts';

const isPlanned = (state: ItineraryState, leg: LegName): boolean =>
  state.legsShown && (leg === 'outbound' || isReturnOpen(state));

/** OPEN-45: a microsite may have a carrier, and therefore other days and pickup options. */
const micrositeOf = ({ micrositeId }: ItineraryState) =>
  micrositeId === null ? {} : { micro_site_id: micrositeId };

/** EP-27. Signing in changes the prices of pickups, so the person is part of the request. */
export function feesQuestion(state: ItineraryState, leg: LegName) {
  const ends = endsOf(state, leg);
  if (!ends || !isPlanned(state, leg)) return null;
  const { from, to } = ends;
  return {
    userId: state.userId,
    onBehalfOf: state.onBehalfOf,
    feeTurn: state.ownClub.feeTurn,
    query: {
      brand_id: state.brand.id,
      origin_type: from.kind,
      destination_type: to.kind,
      // TL-09: same-day windows are offered only when the bags start today.
      ...(state[leg].date === state.today ? { sameday: true } : {}),
      ...(from.club ? { facility_id: from.club.id } : {}),
      ...(to.club ? { inverse_facility_id: to.club.id } : {}),
      ...micrositeOf(state),
    },
  };
}

/** TL-17, EP-34, EP-35: the inputs that decide the closed days where a leg's bags are handed over. */
export function daysQuestion(state: ItineraryState, leg: LegName) {
  const ends = endsOf(state, leg);
  const fee = feeOf(state, leg);
  if (!ends || !fee || !isPlanned(state, leg) || ends.from.country === '') return null;
  const carrier = carrierOf(state, leg);
  return {
    country_code: ends.from.country,
    ...(ends.to.country ? { destination_country_code: ends.to.country } : {}),
    brand: state.brand.slug,
    // Both legs request pickup days; `inbound` would mean delivery days.
    direction: 'outbound' as const,
    dropoff: isDroppedOff(state, leg),
    // A carrier's own days, if the carrier is known and the whole leg is in the United States.
    ...(carrier !== '' && ends.from.country === 'US' && ends.to.country === 'US'
      ? { carrier_name: carrier }
      : {}),
    ...micrositeOf(state),
  };
}

/** EP-33, TL-13: requested again for another origin. */
export function earliestQuestion(state: ItineraryState) {
  const ends = endsOf(state, 'outbound');
  const fee = feeOf(state, 'outbound');
  if (!ends || !fee || !state.legsShown || ends.from.country === '') return null;
  return {
    brand: state.brand.slug,
    country_code: ends.from.country,
    ship_date: state.today,
    dropoff: isDroppedOff(state, 'outbound'),
    ...(ends.from.club ? { facility_id: ends.from.club.id } : {}),
    ...(canBeServed(ends.from) && ends.from.zip ? { zip_code: ends.from.zip } : {}),
    ...micrositeOf(state),
  };
}

/**
 * TL-18, OPEN-64: whether today is still possible, for a pickup or drop-off today. While an address is unknown,
 * nothing is requested.
 */
export function cutOffQuestion(state: ItineraryState) {
  const ends = endsOf(state, 'outbound');
  if (!ends || !feeOf(state, 'outbound') || state.outbound.date !== state.today) return null;
  const { country, state: province, city, zip, club } = ends.from;
  if (country === '' || !canBeServed(ends.from)) return null;
  return isDroppedOff(state, 'outbound')
    ? ({ by: 'drop_off', body: { country_code: country, postal_code: zip, province } } as const)
    : ({
        by: 'pickup',
        body: { country_code: country, state: province, city, zip, ...(club ? { club_id: club.id } : {}) },
      } as const);
}

/** The inputs of services and prices of a leg, other than the day; names and contents of bags do not change them. */
function shipmentOf(state: ItineraryState, leg: LegName) {
  const ends = endsOf(state, leg);
  if (!ends) return null;
  const place = ({ kind, club, country, zip, city, state: region }: typeof ends.from) =>
    [kind, club?.id ?? 0, country, zip, city, region] as const;
  return {
    from: place(ends.from),
    to: place(ends.to),
    tripType: state.tripType,
    date: state[leg].date,
    feeId: feeOf(state, leg)?.id ?? null,
    ownPickups: ownHandOvers(state, leg).map(({ golfer, fee }) => [golfer.id, fee.id]),
    carrier: carrierOf(state, leg),
    bags: (state.travelers?.travelers ?? []).map(({ roundTrip, way, lines }) => ({
      roundTrip,
      way,
      lines: lines.map(({ line, rows }) => [
        line,
        ...rows.map(({ size, insuranceCents, packaging, way: own }) => [
          size,
          insuranceCents,
          packaging,
          own,
        ]),
      ]),
    })),
  };
}

/** SV-01: null while something is missing. */
export const servicesQuestion = (state: ItineraryState, leg: LegName) =>
  missingFor(state, leg) === null ? shipmentOf(state, leg) : null;

/** The inputs of any day's price; null while one other than the day is missing. */
function anyDayQuestion(state: ItineraryState, leg: LegName) {
  const shipment = shipmentOf(state, leg);
  if (!shipment || (missingFor(state, leg)?.kind ?? 'date') !== 'date') return null;
  const after = leg === 'return' ? arrivalOf(state, 'outbound') : null;
  return { ...shipment, date: null, after, today: state.today };
}

/** The request for the prices of the visible month. */
export function pricesQuestion(state: ItineraryState, leg: LegName) {
  const { month } = state[leg];
  if (month === null) return null;
  const question = anyDayQuestion(state, leg);
  return question && { ...question, month };
}

/** The request for the days that meet the deadline. */
export function inTimeQuestion(state: ItineraryState, leg: LegName) {
  const arriveBy = deadlineOf(state, leg);
  if (arriveBy === null) return null;
  const question = anyDayQuestion(state, leg);
  return question && { ...question, arriveBy };
}
