import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ReadClub } from '../pages/club/club-draft.ts';

/** A club in the console, as a user who manages clubs reads it. */
export const club: ReadClub = {
  id: 1,
  kind: 'golf',
  brands: ['golf'],
  country: 'US',
  time_zone: 'America/New_York',
  fields: {
    name: 'Heronsway Golf Club',
    phone: '+1 843 555 0100',
    address_1: '1 Fairway Drive',
    city: 'Hilton Head',
    state: 'SC',
    zip: '29928',
    opening_hours: '7am to 7pm',
    closed_weekdays: [1],
    closed_dates: [calendarDate('2026-12-25')],
    club_note: 'Gate code 12',
    consumer_note: null,
    narrower_notes: [],
    hidden_for_own_club: false,
    fees: { '3': 900 },
    billing: { open: true, credit_limit_cents: 500_000 },
    billing_terms: { terms_days: 30, billing_email: '', reminders: false },
  },
  fees: [
    { id: 3, title: 'Collected at the pro shop', price_cents: 1500 },
    { id: 4, title: 'Collected at the bag room', price_cents: 0 },
  ],
  microsites: [{ id: 1, name: 'Coastal Open' }],
  owed_cents: 12_000,
  changeable: ['name', 'fees'],
};
