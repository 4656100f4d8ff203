import { freeInsuranceCents } from '@sendahead/shared-contracts/constants';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type pg from 'pg';
import type { BrandWords } from '../../modules/catalog/public/brand-words.ts';
import { insertNew } from '../write-rows.ts';

type BrandRow = { id: number; slug: string; name: string; line_keys: string[]; words: BrandWords };

const grades = ['Pre-K', 'K', ...Array.from({ length: 12 }, (_, index) => String(index + 1))];

const standardBrand = (slug: string, phoneEnd: string): BrandWords => ({
  tagline: '',
  help_phone: `+1 855 555 ${phoneEnd}`,
  help_email: `help@${slug}.sendahead.test`,
  place_type: 'Hotel/Resort',
  requested_club_word: 'company',
  traveler_word: 'traveler',
  traveler_title: { pro: 'Golfer information', others: 'Traveler information' },
  default_origin_contact: null,
  default_direction: 'to_place',
  default_trip_type: 'round_trip',
  hourly_pickup: false,
  packaging_required: true,
  packaging_word: 'packaging',
  camp_grades: [],
  default_cover_cents: cents(freeInsuranceCents),
});

/** BR-01 to BR-08, OPEN-02 to OPEN-06, OPEN-14: the differences between the nine brands, as data. */
export const brandRows: BrandRow[] = [
  {
    id: 1,
    slug: 'golf',
    name: 'Sendahead Golf',
    line_keys: ['golf', 'luggage', 'box'],
    words: {
      ...standardBrand('golf', '0101'),
      theme: { brand: '#0b5d3b', accent: '#c9a24b' },
      tagline: 'Your clubs are there before you are.',
      place_type: 'Club/Resort',
      requested_club_word: 'golf facility',
      bills_clubs: true,
      default_origin_contact: 'Golf shop',
      default_direction: 'from_place',
    },
  },
  {
    id: 2,
    slug: 'sticks',
    name: 'Sendahead Sticks',
    line_keys: ['golf', 'luggage'],
    words: {
      ...standardBrand('sticks', '0102'),
      theme: { brand: '#12284c', accent: '#e4572e' },
      tagline: 'Swing there, not at the airport.',
      asks_ghin_number: true,
      bills_clubs: true,
      place_type: 'Club/Resort',
      requested_club_word: 'golf facility',
    },
  },
  {
    id: 3,
    slug: 'ski',
    name: 'Sendahead Snow',
    line_keys: ['ski', 'snowboard', 'snowboot', 'luggage'],
    words: {
      ...standardBrand('ski', '0103'),
      theme: { brand: '#0e5e8c', accent: '#2bb3c0' },
      tagline: 'Skis at the lodge, hands free on the way.',
      place_type: 'Hotel/Lodge',
      requested_club_word: 'facility',
      traveler_title: { pro: 'Skier information', others: 'Traveler information' },
    },
  },
  {
    id: 4,
    slug: 'travel',
    name: 'Sendahead Travel',
    line_keys: ['luggage', 'golf', 'ski', 'bike', 'box'],
    words: {
      ...standardBrand('travel', '0104'),
      theme: { brand: '#3b3f8f', accent: '#f26b5b' },
      tagline: 'Travel light. The rest is on its way.',
      asks_travel_agent: true,
    },
  },
  {
    id: 5,
    slug: 'luggagefree',
    name: 'Sendahead Luggage Free',
    line_keys: ['luggage', 'golf', 'ski', 'bike', 'box'],
    words: {
      ...standardBrand('luggagefree', '0105'),
      theme: { brand: '#2e3a46', accent: '#1e9e8a' },
      tagline: 'Door to door, without the carousel.',
      hourly_pickup: true,
    },
  },
  {
    id: 6,
    slug: 'camps',
    name: 'Sendahead Camps',
    line_keys: ['trunk', 'luggage', 'box'],
    words: {
      ...standardBrand('camps', '0106'),
      theme: { brand: '#2f5d34', accent: '#e07a1f' },
      tagline: 'Trunks at the bunk on day one.',
      place_type: 'Camp',
      requested_club_word: 'facility',
      traveler_word: 'camper',
      traveler_title: { pro: 'Golfer information', others: 'Camper information' },
      hourly_pickup: true,
      pickup_per_traveler: true,
      packaging_word: 'type',
      camp_grades: grades,
      insurance_covers: [100_000, 200_000].map(cents),
    },
  },
  {
    id: 7,
    slug: 'schools',
    name: 'Sendahead Schools',
    line_keys: ['trunk', 'box', 'luggage'],
    words: {
      ...standardBrand('schools', '0107'),
      theme: { brand: '#8c1d2c', accent: '#d9a441' },
      tagline: 'Move in without the minivan.',
      place_type: 'School',
      requested_club_word: 'school',
      packaging_required: false,
      insurance_covers: [100_000, 200_000, 300_000].map(cents),
    },
  },
  {
    id: 8,
    slug: 'play',
    name: 'Sendahead Play',
    line_keys: ['luggage', 'golf', 'bike'],
    words: {
      ...standardBrand('play', '0108'),
      theme: { brand: '#5b2a86', accent: '#7bb241' },
      tagline: 'Gear first. Fun right after.',
      hourly_pickup: true,
    },
  },
  {
    id: 9,
    slug: 'cruise',
    name: 'Sendahead Cruise',
    line_keys: ['luggage', 'golf', 'box'],
    words: {
      ...standardBrand('cruise', '0109'),
      theme: { brand: '#0a4d8c', accent: '#c9964b' },
      tagline: 'Bags at the pier before the horn sounds.',
      cruises: true,
    },
  },
];

export async function seedBrands(client: pg.Client): Promise<void> {
  await insertNew(client, 'brands', ['id'], brandRows);
}
