import type pg from 'pg';
import type { BrandWords } from '../modules/catalog/brand-words.ts';
import { upsert } from './upsert.ts';

type BrandRow = { id: number; slug: string; name: string; line_keys: string[]; words: BrandWords };

const grades = ['Pre-K', 'K', ...Array.from({ length: 12 }, (_, index) => String(index + 1))];

const usual = (slug: string, phoneEnd: string): BrandWords => ({
  tagline: '',
  help_phone: `+1 855 555 ${phoneEnd}`,
  help_email: `help@${slug}.sendahead.test`,
  place_type: 'Hotel/Resort',
  requested_club_word: 'company',
  traveler_word: 'traveler',
  traveler_title: { pro: 'Golfer information', others: 'Traveler information' },
  default_origin_contact: null,
  default_trip_type: 'round_trip',
  hourly_pickup: false,
  packaging_required: true,
  packaging_word: 'packaging',
  camp_grades: [],
});

/** BR-01 to BR-08, OPEN-02 to OPEN-06, OPEN-14: what differs between the nine brands, as data. */
export const brandRows: BrandRow[] = [
  {
    id: 1,
    slug: 'golf',
    name: 'Sendahead Golf',
    line_keys: ['golf', 'luggage', 'box'],
    words: {
      ...usual('golf', '0101'),
      tagline: 'Your clubs are there before you are.',
      place_type: 'Club/Resort',
      requested_club_word: 'golf facility',
      default_origin_contact: 'Golf shop',
    },
  },
  {
    id: 2,
    slug: 'sticks',
    name: 'Sendahead Sticks',
    line_keys: ['golf', 'luggage'],
    words: {
      ...usual('sticks', '0102'),
      tagline: 'Swing there, not at the airport.',
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
      ...usual('ski', '0103'),
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
    words: { ...usual('travel', '0104'), tagline: 'Travel light. The rest is on its way.' },
  },
  {
    id: 5,
    slug: 'luggagefree',
    name: 'Sendahead Luggage Free',
    line_keys: ['luggage', 'golf', 'ski', 'bike', 'box'],
    words: {
      ...usual('luggagefree', '0105'),
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
      ...usual('camps', '0106'),
      tagline: 'Trunks at the bunk on day one.',
      place_type: 'Camp',
      requested_club_word: 'facility',
      traveler_word: 'camper',
      traveler_title: { pro: 'Golfer information', others: 'Camper information' },
      hourly_pickup: true,
      packaging_word: 'type',
      camp_grades: grades,
    },
  },
  {
    id: 7,
    slug: 'schools',
    name: 'Sendahead Schools',
    line_keys: ['trunk', 'box', 'luggage'],
    words: {
      ...usual('schools', '0107'),
      tagline: 'Move in without the minivan.',
      place_type: 'School',
      requested_club_word: 'school',
      packaging_required: false,
    },
  },
  {
    id: 8,
    slug: 'play',
    name: 'Sendahead Play',
    line_keys: ['luggage', 'golf', 'bike'],
    words: { ...usual('play', '0108'), tagline: 'Gear first. Fun right after.', hourly_pickup: true },
  },
  {
    id: 9,
    slug: 'cruise',
    name: 'Sendahead Cruise',
    line_keys: ['luggage', 'golf', 'box'],
    words: { ...usual('cruise', '0109'), tagline: 'Bags on board before the horn sounds.' },
  },
];

export async function seedBrands(client: pg.Client): Promise<void> {
  await upsert(client, 'brands', ['id'], brandRows);
}
