import type { ClubInfo, Facility } from '../clubs/schema.ts';
import type { Suggestion, ZipInfo } from '../geo/schema.ts';
import type { CalendarDate } from '../primitives/calendar-date.ts';

export const facility = (over: Partial<Facility> = {}): Facility => ({
  id: 7,
  club_id: 7,
  name: 'Pine Hollow Golf Club',
  phone: '239-555-0107',
  sender_name: 'Golf shop',
  icon: 'golf',
  preferred: true,
  geo_zip_enabled: true,
  has_fedex_ground_pickup: true,
  has_pickup_carriers: false,
  free_1000_insurance: true,
  ship_to_address: {
    country_code: 'US',
    state: 'FL',
    city: 'Naples',
    zip: '34102',
    address_1: '100 Fairway Drive',
    address_2: '',
    latitude: 26.14,
    longitude: -81.79,
  },
  time_zone: 'America/New_York',
  opening_hours: '7 AM to 6 PM',
  closed_monday: true,
  closed_tuesday: false,
  closed_wednesday: false,
  closed_thursday: false,
  closed_friday: false,
  closed_dates: [] as CalendarDate[],
  ...over,
});

export const clubInfo = (over: Partial<Facility> = {}): ClubInfo => ({
  club_info: facility(over),
  carrier_preferences: [],
  pickup_carriers: [],
  logistics_provider: null,
  club_sessions: [],
});

export const clubSuggestion = (over: Partial<Suggestion> = {}): Suggestion => ({
  id: 'facility-7',
  kind: 'facility',
  label: 'Pine Hollow Golf Club',
  detail: 'Naples, FL',
  preferred: true,
  club_id: 7,
  autofill_zip: '34102',
  autofill_city: 'Naples',
  autofill_state: 'FL',
  autofill_country: 'US',
  autofill_address: '100 Fairway Drive',
  autofill_club_id: 7,
  ...over,
});

export const austinZip = (over: Partial<ZipInfo> = {}): ZipInfo => ({
  success: true,
  city: 'Austin',
  state: 'TX',
  state_long: 'Texas',
  zip: '78701',
  country: 'US',
  address: null,
  latitude: 30.27,
  longitude: -97.74,
  time_zone: 'America/Chicago',
  ...over,
});
