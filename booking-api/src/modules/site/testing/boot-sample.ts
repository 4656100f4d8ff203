import type { Boot } from '@sendahead/shared-contracts/boot/schema';

/** Boot data for tests of the page host and of the federation, where no database is needed. */
export const bootSample = (loadTimeoutMs: number): Omit<Boot, 'release'> => ({
  brand: {
    id: 5,
    slug: 'golf',
    name: 'Sendahead Golf',
    tagline: 'Your clubs are there before you',
    help_phone: '+1 800 555 0100',
    help_email: 'help@golf.test',
    place_type: 'Club/Resort',
    requested_club_word: 'club',
    traveler_word: 'traveler',
    traveler_title: { pro: 'Golfers', others: 'Travelers' },
    default_origin_contact: null,
    default_trip_type: 'round_trip',
    hourly_pickup: false,
    packaging_required: false,
    packaging_word: 'packaging',
    camp_grades: [],
    product_lines: [],
  },
  session: { role: 'guest', user: null, accepted_terms: false, csrf_token: 'test-token' },
  flags: {
    block_prepaid_cards: false,
    ups_zip_validator: false,
    mobile_verification: false,
    disable_club_billing: false,
  },
  now: '2026-11-24T09:00:00-05:00',
  environment: 'test',
  load_timeout_ms: loadTimeoutMs,
});
