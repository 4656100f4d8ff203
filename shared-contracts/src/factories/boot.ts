import type { Boot } from '../boot/schema.ts';
import type { Brand } from '../brands/schema.ts';
import type { ProductLine } from '../catalog/schema.ts';
import { cents } from '../primitives/cents.ts';

export const golfLine = (over: Partial<ProductLine> = {}): ProductLine => ({
  key: 'golf',
  name: 'Golf bag',
  plural_display_name: 'Golf bags',
  counted_as: 'bags',
  products: [
    {
      id: 'golf-standard',
      name: 'Standard',
      sku_prefix: 'GOLF-S',
      display_weight: 42,
      display_girth: 72,
      length: 48,
      width: 12,
      height: 12,
    },
    {
      id: 'golf-staff',
      name: 'Staff',
      sku_prefix: 'GOLF-L',
      display_weight: 56,
      display_girth: 82,
      length: 52,
      width: 15,
      height: 15,
    },
  ],
  packagings: [
    { id: 'travel_case', label: 'Travel case' },
    { id: 'box', label: 'Box' },
  ],
  insurances: [
    { cents: cents(100_000), label: '$1,000.00', price_cents: cents(0) },
    { cents: cents(250_000), label: '$2,500.00', price_cents: cents(1875) },
  ],
  by_weight: false,
  domestic_enabled: true,
  international_enabled: true,
  domestic_countries: ['US'],
  disabled_origin_countries: [],
  disabled_destination_countries: [],
  ...over,
});

export const golfBrand = (over: Partial<Brand> = {}): Brand => ({
  id: 1,
  slug: 'golf',
  name: 'Sendahead Golf',
  tagline: 'Your clubs, there before you',
  help_phone: '+1 800 555 0142',
  help_email: 'help@golf.test',
  place_type: 'Club/Resort',
  requested_club_word: 'golf facility',
  traveler_word: 'traveler',
  traveler_title: { pro: 'Golfer information', others: 'Traveler information' },
  default_origin_contact: 'Golf shop',
  default_trip_type: 'round_trip',
  hourly_pickup: false,
  packaging_required: true,
  packaging_word: 'packaging',
  camp_grades: [],
  bills_clubs: true,
  product_lines: [golfLine()],
  ...over,
});

/** The boot of a guest on the golf page. */
export const guestBoot = (over: Partial<Boot> = {}): Boot => ({
  brand: golfBrand(),
  session: { role: 'guest', user: null, accepted_terms: false, csrf_token: 'csrf-of-a-guest' },
  release: {
    revision: 1,
    created_at: '2026-11-21T12:00:00Z',
    shell: { version: 'v1', base_url: '/assets/shell/v1/', entry: [], styles: [], files: {} },
    remotes: {},
  },
  flags: {
    block_prepaid_cards: false,
    ups_zip_validator: true,
    mobile_verification: false,
    disable_club_billing: true,
  },
  now: '2026-11-21T12:00:00Z',
  environment: 'test',
  load_timeout_ms: 8000,
  ...over,
});
