import { expect } from '../fixtures/journey.ts';
import { clubs, home } from '../fixtures/places.ts';
import { type Person, somebody } from '../fixtures/somebody.ts';
import { shipUrlOf } from '../support/settings.ts';
import { brief, enterDay, type Step, takeClub, takeGround } from './failing-steps.ts';
import { fillTraveler } from './fill-shipment.ts';
import { pickupDay } from './plan-trip.ts';

export interface FailingJourney {
  readonly name: string;
  /** The address where it begins, if not the plain page. */
  readonly url?: string;
  /** Overrides fields of the saved booking with which it begins; null begins without a booking. */
  readonly form?: ((person: Person) => Record<string, unknown>) | null;
  readonly steps: readonly Step[];
}

const bagOf = (person: Person, firstName: string) => ({
  t_name: `${firstName} ${person.lastName}`,
  t_first_name: firstName,
  t_last_name: person.lastName,
  t_email: person.email,
  golf: {
    product_count: '1',
    '0': { size: 'golf-standard', product_insurance: '100000', traveler_package_type: 'soft_case' },
  },
});

const arriveBy: FailingJourney = {
  name: 'VL-03 arrive by',
  steps: [
    (ship) => ship.show('Trip & dates'),
    ({ itinerary }) => expect(itinerary.date('outbound')).toHaveValue(pickupDay, brief),
    async ({ itinerary }) => {
      await itinerary.dateWay('outbound', 'Arrive by').check(brief);
      const by = itinerary.arriveBy('outbound');
      await by.fill('12/18/2026', brief);
      await by.press('Enter');
    },
    ({ itinerary }) => expect(itinerary.trip.getByText(/It’s the lowest price/)).toBeVisible(brief),
  ],
};

const group: FailingJourney = {
  name: 'TR-06 a group of four where one only goes there',
  form: (person) => ({
    roundtrip: 'true',
    return_pickup: '3',
    return_pickup_date: '2026-12-15',
    return_carrier: 'FEDEX',
    return_carrier_service_level_id: '1',
    additional_travelers: '3',
    traveler: {
      '1': bagOf(person, person.firstName),
      '2': bagOf(person, 'Ann'),
      '3': bagOf(person, 'Bea'),
      '4': bagOf(person, 'Cleo'),
    },
  }),
  steps: [
    (ship) => ship.show('Travelers & items'),
    ({ travelers }) => travelers.way(4, 'Outbound only').check(brief),
    takeGround('outbound'),
    takeGround('return'),
    (ship) => ship.show('Travelers & items'),
    ({ travelers }) => expect(travelers.way(4, 'Outbound only')).toBeChecked(brief),
  ],
};

const sameDay: FailingJourney = {
  name: 'TL-19 a pickup of today that moves to tomorrow',
  form: () => ({ pickup_date: '2026-12-01', pickup_carrier_service_level_id: '', arrival_date: '' }),
  steps: [
    enterDay('outbound', '12/01/2026'),
    async (ship) => {
      const { page, itinerary } = ship;
      if ((await itinerary.date('outbound').inputValue()) === '12/02/2026') return;
      await takeGround('outbound')(ship);
      await page.getByRole('button', { name: 'Pick up on Wed, Dec 2' }).click(brief);
    },
    ({ itinerary }) => expect(itinerary.date('outbound')).toHaveValue('12/02/2026', brief),
  ],
};

const december: FailingJourney = {
  name: 'TL-26 there and back in December, with holiday terms',
  form: () => ({ roundtrip: 'true' }),
  steps: [
    (ship) => ship.show('Trip & dates'),
    ({ itinerary }) => itinerary.tripType('Round trip').check(brief),
    enterDay('return', '12/22/2026'),
    takeGround('outbound'),
    takeGround('return'),
  ],
};

const cruise: FailingJourney = {
  name: 'MD-09 a cruise',
  url: `${shipUrlOf('cruise')}?cruises=true&cruise_line=aurora`,
  form: null,
  steps: [
    async ({ page, to }) => {
      const port = to.change('Heronsway Cruise Terminal');
      if (await port.isVisible()) return;
      const dialog = page.getByRole('dialog', { name: 'Your cruise' });
      if (!(await dialog.isVisible()))
        await page.getByRole('button', { name: /^(Choose your|Change) cruise$/ }).click(brief);
      await dialog
        .getByRole('combobox', { name: 'Cruise line' })
        .selectOption({ label: 'Aurora Line' }, brief);
      await dialog
        .getByRole('combobox', { name: 'Ship and port' })
        .selectOption({ label: 'Aurora Dawn, from Heronsway Cruise Terminal in Miami' }, brief);
      await dialog.getByRole('combobox', { name: 'Sailing date' }).selectOption('2026-12-13', brief);
      await dialog.getByRole('button', { name: 'Ship to this cruise' }).click(brief);
      await expect(port).toBeVisible(brief);
    },
    async ({ from, to }) => {
      await from.kind('Home or other address').check(brief);
      await from.field('Address').fill('4217 Wornall Terrace', brief);
      await from.field('Zip code').fill(home.zip, brief);
      await from.field('Sender name').fill('Marguerite Oldfield', brief);
      await from.field('Phone').fill('816 555 0143', brief);
      await to.field('Recipient name').fill('Marguerite Oldfield', brief);
      await to.field('Phone').fill('305 555 0142', brief);
      // The zip fills in the city, unless its call fails.
      const city = from.field('City');
      await expect(city)
        .toHaveValue(home.city, brief)
        .catch(() => city.fill(home.city, brief));
    },
    (ship) => fillTraveler(ship, { ...somebody(), email: 'm.oldfield@journeys.test' }),
    ({ itinerary }) => itinerary.tripType('One way').check(brief),
    ({ itinerary }) =>
      expect(itinerary.trip.getByText(/It’s the lowest price .* before Fri, Dec 11/)).toBeVisible(brief),
  ],
};

const dropOff: FailingJourney = {
  name: 'OPEN-20 a drop-off at a store that is found on the map',
  steps: [
    (ship) => ship.show('Trip & dates'),
    ({ itinerary }) => itinerary.pickup('outbound', /Drop off at a carrier store/).check(brief),
    async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: 'Dropping off your bags' });
      if (await dialog.isVisible()) await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden(brief);
    },
    takeGround('outbound'),
  ],
};

const link: FailingJourney = {
  name: 'RT-07 a link with everything in it',
  form: null,
  url: `/ship?${new URLSearchParams({
    shipping_from: clubs.open.name,
    o_phone: '910 555 0187',
    d_country: 'US',
    d_address: '4217 Wornall Terrace',
    d_zip: home.zip,
    d_city: home.city,
    d_state: home.state,
    d_contact: 'Marguerite Oldfield',
    d_phone: '816 555 0143',
    oneway: 'true',
    ship_date: pickupDay,
    service: 'ground',
    travname: 'Marguerite Oldfield',
    product: 'GOLF-STD',
    golfqty: '1',
  })}`,
  steps: [
    ({ from }) => takeClub(from),
    async ({ travelers }) => {
      await travelers.field(1, 'Email').fill('m.oldfield@journeys.test', brief);
      await travelers.packaging(1, 'Golf Bag 1').selectOption({ index: 1 }, brief);
    },
    takeGround('outbound'),
  ],
};

const sizeGuide: FailingJourney = {
  name: 'TR-18 the size guide',
  steps: [
    (ship) => ship.show('Travelers & items'),
    async ({ page, travelers }) => {
      const edit = travelers.edit(1, 'Golf Bag 1');
      if (await edit.isVisible()) await edit.click(brief);
      const ask = page.getByRole('button', { name: 'Which size is mine?' });
      if (!(await ask.isVisible()))
        await travelers
          .traveler(1)
          .getByRole('button', { name: /^Sizes and limits/ })
          .first()
          .click(brief);
      await ask.click(brief);
      await page.getByRole('textbox', { name: 'Weight, lbs' }).fill('50', brief);
      await page.getByRole('button', { name: 'Find my size' }).click(brief);
      await page.getByRole('button', { name: 'Choose Staff or oversized' }).click(brief);
    },
    ({ travelers }) => expect(travelers.size(1, 'Golf Bag 1', /Standard/)).not.toBeChecked(brief),
    takeGround('outbound'),
  ],
};

/** The goals of customers, each as the shortest possible journey. */
export const failingJourneys: readonly FailingJourney[] = [
  group,
  sameDay,
  december,
  cruise,
  dropOff,
  arriveBy,
  link,
  sizeGuide,
];
