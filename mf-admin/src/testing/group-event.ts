import type { GroupEventView, GroupPerson } from '@sendahead/shared-contracts/console/group-event-schema';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';

const today = calendarDate('2026-12-01');

const person: GroupPerson = {
  id: 'gpp_new',
  name: 'Nia New',
  email: 'nia@lane.test',
  item: 'Trunk, Standard',
  bunk: '2',
  session: '',
  state: 'new',
  emailed_on: null,
  order_id: null,
  display_id: null,
  tracking_numbers: [],
  handed_over_at: null,
};

/** A camp about to close: one person has booked, one was emailed yesterday, one was not emailed. */
export const campClosing: GroupEventView = {
  id: 'gev_1',
  name: 'Camp closing',
  club: { id: 1, name: 'Heronsway' },
  brand_name: 'Sendahead Camps',
  direction: 'from_club',
  first_day: calendarDate('2026-12-08'),
  last_day: calendarDate('2026-12-11'),
  item: 'Trunk, Standard',
  answer_by: calendarDate('2026-12-04'),
  state: 'open',
  today,
  erased: false,
  people: [
    {
      ...person,
      id: 'gpp_booked',
      name: 'Bo Booked',
      email: 'bo@lane.test',
      bunk: '1',
      state: 'booked',
      order_id: 'ord_1',
      display_id: 'SA-1',
      tracking_numbers: ['794600000011'],
    },
    person,
    {
      ...person,
      id: 'gpp_emailed',
      name: 'Em Emailed',
      email: 'em@lane.test',
      bunk: '3',
      state: 'emailed',
      emailed_on: calendarDate('2026-11-30'),
    },
  ],
};
