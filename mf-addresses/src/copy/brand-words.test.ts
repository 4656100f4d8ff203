import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import { golfBrand } from '@sendahead/shared-contracts/factories/boot';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { FieldProblem } from '../state/problems.ts';
import { ends } from '../state/state.ts';
import {
  blockedText,
  contactLabel,
  duplicateText,
  endTitle,
  kindOptions,
  kindQuestion,
  noPlaceText,
  placeLabel,
  swapText,
} from './end-words.ts';
import { problemText } from './problems.ts';

type Slug = (typeof brandSlugs)[number];
/** BR-03, BR-04 with OPEN-03, OPEN-04: place and requested-club word of each brand, as the specification has them. */
const words: Readonly<Record<Slug, readonly [string, string]>> = {
  golf: ['Club/Resort', 'golf facility'],
  sticks: ['Club/Resort', 'golf facility'],
  ski: ['Hotel/Lodge', 'facility'],
  travel: ['Hotel/Resort', 'company'],
  luggagefree: ['Hotel/Resort', 'company'],
  camps: ['Camp', 'facility'],
  schools: ['School', 'school'],
  play: ['Hotel/Resort', 'company'],
  cruise: ['Hotel/Resort', 'company'],
};
/** VL-06, VL-08, VL-20, VL-21, VL-34; `place` stands for the brand's word. */
const messages: Readonly<Record<FieldProblem, string | Readonly<Record<ShipEnd, string>>>> = {
  club_missing: 'Please enter your {place} name',
  country_missing: 'Please enter your country',
  country_unserved: 'We don’t ship to this country yet.',
  address_missing: 'Please enter your address',
  address_po_box: 'Our carriers can’t reach PO boxes or general delivery. Please enter a street address.',
  address_military:
    'Our carriers can’t reach military addresses (APO, FPO, DPO). Only the postal service can.',
  zip_missing: 'Please enter your zip',
  zip_not_valid: 'Zip code is not valid',
  zip_not_verified: 'Please verify zip / postal code for selected country.',
  city_missing: 'Please enter your city',
  place_mismatch: 'The zip, city and state don’t match. Check the city, or change the zip.',
  state_missing: 'Please select your state',
  phone_missing: 'Please enter your phone',
  phone_not_valid: 'Please enter a valid phone number',
  phone_not_of_country: 'Please enter a valid phone number.',
  label_missing: 'Please enter the name for the label in Latin letters.',
  contact_missing: {
    origin: 'Please enter your sender name',
    destination: 'Please enter your recipient name',
  },
};

const brandOf = (slug: Slug) => {
  const [place_type, requested_club_word] = words[slug];
  return golfBrand({ slug, place_type, requested_club_word });
};
const everyMessage = brandSlugs.flatMap((slug) =>
  Object.entries(messages).flatMap(([problem, said]) =>
    ends.map((end) => {
      const text = typeof said === 'string' ? said : said[end];
      return [slug, problem as FieldProblem, end, text.replace('{place}', words[slug][0])] as const;
    }),
  ),
);

describe('the messages of nine brands', () => {
  it.each(everyMessage)(
    'BR-03 VL-06 VL-08 VL-20 VL-21 VL-34 %s, %s at the %s: %s',
    (slug, problem, end, text) => {
      expect(problemText(problem, end, brandOf(slug))).toBe(text);
    },
  );
});

it('PA-32 BR-03 the places of a brand with cruises are ports, as a choice, a field and a message', () => {
  const brand = { ...brandOf('cruise'), cruises: true };
  expect(kindOptions(brand)[0].label).toBe('Port or pier');
  expect(placeLabel(brand)).toBe('Port or pier name');
  expect(problemText('club_missing', 'destination', brand)).toBe('Please enter your Port or pier name');
});

describe.each(brandSlugs)('the labels of %s', (slug) => {
  const brand = brandOf(slug);
  const [place, requested] = words[slug];
  const club = {
    ...emptyShipPoint(),
    club: {
      id: 1,
      name: 'Dune',
      senderName: '',
      closedWeekdays: [],
      closedDates: [],
      preferred: false,
      freeInsurance: false,
      hasPickupCarriers: false,
      pickupCarriers: [],
    },
  };
  it('BR-03 a place has the brand’s word, as a choice and as a field', () => {
    expect(kindOptions(brand).map(({ label }) => label)).toEqual([place, 'Home or other address']);
    expect(placeLabel(brand)).toBe(`${place} name`);
  });
  it('BR-04 the message names the search that found nothing', () => {
    expect(noPlaceText(brand)).toBe(
      `No ${requested} by that name. Check the spelling, or choose "Home or other address".`,
    );
  });
  it('AD-04 AD-08 OPEN-28 both ends have the same plain words for every brand', () => {
    expect(ends.map(endTitle)).toEqual(['Ship from', 'Ship to']);
    expect(ends.map(kindQuestion)).toEqual(['Where are you shipping from?', 'Where are you shipping to?']);
    expect(ends.map(contactLabel)).toEqual(['Sender name', 'Recipient name']);
    expect(ends.map(blockedText)).toEqual([
      'We can’t pick up from this address. Enter another place to ship from.',
      'We can’t deliver to this address. Enter another place to ship to.',
    ]);
    expect(ends.map((end) => swapText(end, 'Dune'))).toEqual([
      'Ship to Dune instead',
      'Ship from Dune instead',
    ]);
    expect(duplicateText(club, club)).toBe(
      'You’re shipping from and to Dune. Choose a different place to ship to.',
    );
    const zip = { ...emptyShipPoint(), zip: '34102' };
    expect(duplicateText(zip, zip)).toBe(
      'Both addresses have the zip 34102. Enter a destination with a different zip.',
    );
  });
});
