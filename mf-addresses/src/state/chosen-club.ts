import { closedWeekdaysOf } from '@sendahead/shared-contracts/clubs/rules';
import type { ClubInfo } from '@sendahead/shared-contracts/clubs/schema';
import { asContact } from './named-person.ts';
import type { EndState } from './state.ts';

/**
 * The phone at a club: what was typed for this end or restored with the club. The club's phone replaces the
 * customer's own, one copied from the other end, and that of another club.
 */
function phoneAt({ point, carried, ofClub, customerPhone }: EndState, club: ClubInfo['club_info']): string {
  const isRestored = point.club?.id === club.id;
  const isTyped = ![carried.phone, ofClub.phone, customerPhone].includes(point.phone);
  return isRestored || isTyped ? point.phone || club.phone : club.phone || point.phone;
}

/**
 * AD-24, AD-36: fills in the fields of a chosen club. A contact or phone that was typed before is not overwritten,
 * those of another club are.
 */
export function chosenClub(state: EndState, info: ClubInfo): Partial<EndState> {
  const { club_info: club, pickup_carriers } = info;
  const { ship_to_address: address } = club;
  const isTyped = !['', state.ofClub.contact].includes(state.point.contact);
  return {
    term: club.name,
    club: { request: 'answered', id: club.id, message: '' },
    zip: { request: 'answered', known: true },
    ofClub: { contact: club.sender_name, phone: club.phone },
    point: {
      ...state.point,
      kind: 'club',
      club: {
        id: club.id,
        name: club.name,
        senderName: club.sender_name,
        closedWeekdays: closedWeekdaysOf(club),
        closedDates: club.closed_dates,
        sessions: info.club_sessions,
        preferred: club.preferred,
        freeInsurance: club.free_1000_insurance,
        hasPickupCarriers: club.has_pickup_carriers,
        pickupCarriers: pickup_carriers,
      },
      companyName: club.name,
      country: address.country_code,
      zip: address.zip,
      city: address.city,
      state: address.state,
      address1: address.address_1,
      address2: address.address_2,
      ...asContact(state.point, isTyped ? state.point.contact : club.sender_name),
      phone: phoneAt(state, club),
      latitude: address.latitude,
      longitude: address.longitude,
      timeZone: club.time_zone,
    },
  };
}
