import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import { stayLimit } from '@sendahead/shared-contracts/constants';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { writeTravelers } from '@sendahead/shared-contracts/ship-form/travelers';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { facilityEnd } from '../../clubs/public/facility-end.ts';
import type { FacilityRow } from '../../clubs/public/store.ts';
import type { GroupEvent } from '../event-store.ts';
import type { GroupItem } from '../group-items.ts';
import type { GroupPersonRow } from '../people-store.ts';
import { stayOf } from '../public/copy/stay.ts';

type Prepared = {
  event: Pick<GroupEvent, 'direction' | 'first_day' | 'last_day' | 'contents'>;
  person: Pick<GroupPersonRow, 'name' | 'email' | 'bags' | 'bunk' | 'session'>;
  club: FacilityRow;
  item: GroupItem | undefined;
  /** The brand's word for a traveler. */
  travelerWord: string;
  today: CalendarDate;
  /** The family's end, if known. */
  typed: ShipmentForm;
};

/** A person's booking as their link opens it: only the family's address and the payment are missing. */
export function preparedSession(cartId: string, prepared: Prepared): CartSession {
  const { event, person, club } = prepared;
  const leaves = event.direction === 'from_club';
  return {
    origin_city: leaves ? club.city : '',
    origin_state: leaves ? club.state : '',
    destination_city: leaves ? '' : club.city,
    destination_state: leaves ? '' : club.state,
    travelers: [`${person.name}:${person.email}`.slice(0, 200)],
    ship_state: { cart_id: cartId, ...preparedForm(prepared) },
  };
}

/** Who lives with the family is unknown: a parent's name there must not become the traveler's. */
export function preparedForm({
  event,
  person,
  club,
  item,
  travelerWord,
  today,
  typed,
}: Prepared): ShipmentForm {
  const atClub = club.sender_name || person.name;
  const ends: ShipmentForm =
    event.direction === 'from_club'
      ? {
          ...facilityEnd('o', club),
          o_attention_name: atClub,
          destination: 'other',
          d_country: club.country,
        }
      : {
          origination: 'other',
          o_country: club.country,
          ...facilityEnd('d', club),
          d_attention_name: atClub,
        };
  const days: ShipmentForm =
    event.direction === 'from_club'
      ? { pickup_date: event.first_day < today ? today : event.first_day }
      : { trip_plan: { arrive_by: event.last_day } };
  return {
    ...ends,
    ...typed,
    ...days,
    roundtrip: 'false',
    ...writeTravelers([travelerOf(event, person, item, travelerWord)]),
  };
}

/** The first word of a name is the first name, as in links that prefill a booking. */
function travelerOf(
  { contents }: Prepared['event'],
  { name, email, bags, bunk, session }: Prepared['person'],
  item: GroupItem | undefined,
  travelerWord: string,
): Traveler {
  const [firstName = '', ...others] = name.split(' ');
  const stay = stayOf({ session, bunk }, travelerWord).slice(0, stayLimit);
  return {
    id: '1',
    firstName,
    lastName: others.join(' '),
    email,
    phone: '',
    grade: '',
    roundTrip: false,
    ...(stay ? { stay } : {}),
    lines: item
      ? [{ line: item.line.key, rows: Array.from({ length: bags }, () => rowOf(item, contents)) }]
      : [],
  };
}

/** One bag with the page's defaults: the default packaging, and the highest free coverage. */
const rowOf = ({ line, size }: GroupItem, contents: string): Traveler['lines'][number]['rows'][number] => ({
  size,
  insuranceCents: cents(
    Math.max(0, ...line.insurances.filter(({ price_cents }) => price_cents === 0).map((one) => one.cents)),
  ),
  packaging: line.packagings[0]?.id ?? '',
  contents,
  note: null,
});
