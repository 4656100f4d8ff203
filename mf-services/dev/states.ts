import { checkHolidayTerms } from '@sendahead/shared-contracts/accounts/holiday-terms-calls';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import type { ShipPoint, ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { combinedServicesOptions } from '@sendahead/shared-contracts/services/calls';
import type { CombinedServices, ServiceOption } from '@sendahead/shared-contracts/services/schema';
import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';
import type { ItineraryEvent } from '../src/state/events.ts';
import { servicesFrom } from '../src/testing/happy-path.ts';
import { serviceOption } from '../src/testing/services.ts';
import { austinHome, bag, bothEnds, golfer, naplesClub } from '../src/testing/upstream-slices.ts';

/** One look of the section: the server's answers, the earlier sections' state, and past events. */
export interface Look {
  /** Words that the page shows in this state. */
  readonly shows: string;
  readonly answers?: readonly FakeAnswer[];
  /** Null if the earlier section has not published yet. */
  readonly points?: ShipPoints | null;
  readonly travelers?: Travelers | null;
  readonly events?: readonly ItineraryEvent[];
  /** No pickup date was chosen; otherwise it is the first open one. */
  readonly undated?: boolean;
}

const never = <T>(): Promise<T> => new Promise(() => undefined);
const down = () => Promise.reject(new Error('down'));

const oneWay: ItineraryEvent = { type: 'trip-type-chosen', tripType: 'one_way' };
export const pickedUp = (date: string): ItineraryEvent => ({
  type: 'date-chosen',
  leg: 'outbound',
  date: calendarDate(date),
});
const chosen = (serviceLevelId: number, leg: LegName = 'outbound'): ItineraryEvent => ({
  type: 'service-chosen',
  leg,
  serviceLevelId,
});

/** The server's answer for the outbound leg, for any requested day. */
const services = (items: ServiceOption[], over: Partial<CombinedServices> = {}): FakeAnswer =>
  answering(combinedServicesOptions, {
    default_services: { outbound: { enabled: true, next_day_pickup: null, services: items }, return: null },
    travelers: [],
    has_valid_adjustment: false,
    ...over,
  });

const names = ['GROUND', 'EXPEDITED GROUND', 'FOUR DAY', 'THREE DAY SELECT', 'SECOND DAY', 'NEXT DAY AIR'];
const many = names.map((service_name, index) =>
  serviceOption({
    service_name,
    carrier_service_level_id: index + 1,
    arrival_date: addDays(calendarDate('2026-12-04'), -index),
    price_cents: 6900 + 2300 * index,
    transit_days: names.length - index,
  }),
);
const promotional = servicesFrom('2026-11-24').map((item) =>
  serviceOption({ ...item, alternate_price_cents: item.price_cents }),
);
/** Both ends, with parts of the outbound club overridden. */
function withClub(over: Partial<NonNullable<ShipPoint['club']>>): ShipPoints {
  const origin = naplesClub();
  return bothEnds({ origin: { ...origin, club: origin.club && { ...origin.club, ...over } } });
}
const clubOfTwo = withClub({
  pickupCarriers: [
    { value: 'FEDEX', label: 'FedEx' },
    { value: 'UPS', label: 'UPS' },
  ],
});
const long = 'Maximiliana-Alexandra Featherstonehaugh of Wolfeschlegelstein'.slice(0, 60);
const longNames = withClub({ name: `${long} Club` });
const share = (id: string, price_cents: number) => ({
  traveler_id: id,
  outbound: { services: [serviceOption({ price_cents })] },
  return_shipments: { services: [] },
});

const camp = naplesClub().club;
const session = {
  id: 1,
  name: 'Fall session',
  starts_on: calendarDate('2026-11-01'),
  ends_on: calendarDate('2026-11-27'),
};
const campOver = camp && { ...camp, sessions: [session] };

/** Every look that the section can have, by name: the page of states, the screenshots and the axe run share it. */
export const looks: Readonly<Record<string, Look>> = {
  empty: { shows: 'Add your items to plan the dates', points: null, travelers: null },
  'no-size': { shows: 'size', travelers: golfer(bag(), bag({ size: '' })) },
  planned: { shows: 'FedEx Ground' },
  undated: { shows: 'Bags must arrive by', undated: true },
  'arrive-by': {
    shows: 'It’s the lowest price',
    undated: true,
    events: [{ type: 'arrive-by-chosen', leg: 'outbound', date: calendarDate('2026-12-09') }],
  },
  'after-camp': {
    shows: 'Too late: camp ends',
    points: bothEnds({ destination: naplesClub({ club: campOver }), origin: austinHome() }),
  },
  'one-way': { shows: 'FedEx Ground', events: [oneWay] },
  loading: { shows: 'Pickup date', answers: [answering(combinedServicesOptions, never)] },
  'services-failed': {
    shows: 'We couldn’t load the services right now.',
    answers: [answering(combinedServicesOptions, down)],
  },
  'no-service': {
    shows: 'No carrier can ship these bags on this day',
    answers: [answering(combinedServicesOptions, () => Promise.reject(refusal(422, 'no_service')))],
  },
  'another-day': {
    shows: 'Use Mon, Nov 30',
    answers: [
      services([], {
        default_services: {
          outbound: { enabled: false, next_day_pickup: calendarDate('2026-11-30'), services: [] },
          return: null,
        },
      }),
    ],
  },
  limited: {
    shows: 'Limited service options available for the selected carrier',
    answers: [services([], { limited_service: true })],
  },
  'carrier-silent': {
    shows: 'We couldn’t reach the carrier.',
    answers: [services(servicesFrom('2026-11-24'), { limited_service: true })],
  },
  'price-failed': {
    shows: 'We couldn’t price this service.',
    events: [chosen(1), { type: 'price-told', failed: true }],
  },
  'many-services': { shows: 'Next day', answers: [services(many)] },
  promotion: {
    shows: 'saves',
    answers: [
      services(promotional.map((item) => serviceOption({ ...item, price_cents: item.price_cents - 345 }))),
    ],
  },
  carriers: { shows: 'Carrier', points: clubOfTwo },
  chosen: { shows: 'Arrives Sun, Nov 29', events: [oneWay, chosen(1)] },
  'chosen-is-gone': { shows: 'The service you chose isn’t available on this day.', events: [chosen(77)] },
  'way-back': {
    shows: 'Back Tue, Dec 8',
    events: [
      chosen(5),
      { type: 'date-chosen', leg: 'return', date: calendarDate('2026-12-03') },
      chosen(1, 'return'),
    ],
  },
  group: {
    shows: 'not available with this service',
    travelers: golfer(bag(), bag()),
    answers: [
      services([serviceOption({ price_cents: 13_800 })], {
        travelers: [
          share('1', 6900),
          { ...share('2', 0), outbound: { services: [serviceOption({ carrier_service_level_id: 9 })] } },
        ],
      }),
    ],
    events: [oneWay, chosen(1)],
  },
  'day-moved': { shows: 'Thanksgiving', events: [pickedUp('2026-11-26')] },
  'drop-off': {
    shows: 'Dropping off your bags',
    events: [{ type: 'pickup-chosen', leg: 'outbound', feeId: 0 }],
  },
  'holiday-terms': {
    shows: 'terms',
    answers: [answering(checkHolidayTerms, { success: false })],
    events: [{ type: 'holiday-terms-wanted', forced: false }],
  },
  'holiday-terms-forced': {
    shows: 'terms',
    answers: [answering(checkHolidayTerms, { success: false })],
    events: [{ type: 'holiday-terms-wanted', forced: true }],
  },
  'carrier-warning': {
    shows: 'Only UPS collects here.',
    points: bothEnds({ carrierWarning: 'Only UPS collects here.' }),
  },
  errors: { shows: 'There is a problem', events: [{ type: 'submitted' }] },
  'long-names': { shows: 'FedEx Ground', points: longNames, events: [chosen(1)] },
};
