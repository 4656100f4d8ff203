import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { AffectedOrder, IncidentRecipients } from '@sendahead/shared-contracts/console/incident-calls';
import type {
  IncidentArea,
  IncidentFields,
  IncidentState,
} from '@sendahead/shared-contracts/console/incident-schema';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatMoney } from '@sendahead/shared-ui';
import { expectedAt } from './expected.ts';
import { saveFailureOf } from './field-problems.ts';

export const incidentStateNames: Readonly<Record<IncidentState, string>> = {
  planned: 'Planned',
  open: 'Open',
  ended: 'Ended',
};

export const areaNames: Readonly<Record<IncidentArea['is'], string>> = {
  everywhere: 'Everywhere',
  state: 'A state',
  city: 'A city',
  zips: 'A range of zip codes',
  radius: 'Around a zip code',
  address: 'One address',
};

/** Where an incident is, in a few words. */
export function areaText(area: IncidentArea): string {
  switch (area.is) {
    case 'everywhere':
      return 'Everywhere';
    case 'state':
      return `${area.state}, ${area.country}`;
    case 'city':
      return `${area.city}, ${area.state}`;
    case 'zips':
      return area.from === area.until ? `Zip ${area.from}` : `Zips ${area.from} to ${area.until}`;
    case 'radius':
      return `${area.miles} miles around ${area.zip}`;
    case 'address':
      return `${area.address}, ${area.city}`;
    default:
      return area satisfies never;
  }
}

/** What an incident does for customers. */
export const effectText = ({ stops_selling, shows_notice }: IncidentFields): string =>
  [...(stops_selling ? ['Stops selling'] : []), ...(shows_notice ? ['Notice'] : [])].join(', ');

/** `1 order`, `2 orders`. */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

export const incidentTexts = {
  incidents: 'Incidents',
  detail: 'Strikes, weather, closures, disasters and blocked addresses.',
  none: 'No incidents. A new one stops selling, shows a notice, or both.',
  newIncident: 'New incident',
  back: 'All incidents',
  loading: 'Loading the incident',
  loadingChoices: 'Loading carriers and services',
  incident: 'Incident',
  sentence: 'What customers read',
  area: 'Area',
  inForce: 'In force',
  effect: 'Effect',
  state: 'State',
  daysOf: ({ from, until }: { from: string; until: string }) => `${from} to ${until}`,
  what: 'What happens',
  kind: 'Kind',
  sentenceHint: 'One sentence, such as “UPS drivers in California are on strike until Dec 7.”',
  stopsSelling: 'Stop selling what it affects',
  showsNotice: 'Show as a notice on the booking page',
  where: 'Where',
  country: 'Country code',
  stateField: 'State',
  city: 'City',
  fromZip: 'From zip code',
  untilZip: 'To zip code',
  zipsHint: 'The first digits are enough, such as 941.',
  zip: 'Zip code',
  miles: 'Miles',
  address: 'Address',
  address2: 'Apartment, suite',
  address2Hint: 'Leave empty to block the whole house.',
  which: 'Limited to',
  whichHint: 'Leave a list empty to affect all.',
  carriers: 'Carriers',
  services: 'Services',
  brands: 'Brands',
  clubs: 'Clubs',
  when: 'When',
  startsOn: 'In force from',
  endsOn: 'In force until',
  startsHint: 'It takes effect on this day.',
  endsHint: 'It ends by itself after this day.',
  firstDay: 'First affected day',
  lastDay: 'Last affected day',
  daysHint:
    'Affected days are those of pickup or arrival in the area. They can be later than the days in force. Empty means no limit.',
  chooseState: 'Choose a state',
  make: 'Start incident',
  making: 'Starting…',
  end: 'End incident',
  endTitle: 'End this incident',
  endDetail: 'Selling goes on right away, and the notice disappears.',
  affected: 'Affected',
  counting: 'Counting orders and carts',
  fillIn: 'Fill in the form to see which orders it affects.',
  advice: 'Starting an incident moves no order. On its page you can move pickups and email customers.',
  more: (shown: number) => `The first ${shown} are listed.`,
  emailTitle: 'Email to affected customers',
  email: 'Email affected customers',
  emailAgain: 'Email customers who weren’t emailed',
  goOn: 'Resume emailing',
  stop: 'Stop emailing',
  stopping: 'Stopping…',
  nobodyYet: 'No one has been emailed about this incident.',
  byMove: (count: number) =>
    count === 1
      ? '1 customer was emailed when we moved their pickup.'
      : `${count} customers were emailed when we moved their pickups.`,
  movedToo: (count: number) =>
    count === 1
      ? 'Also email the customer whose pickup we moved'
      : `Also email the ${count} customers whose pickups we moved`,
  movedTooHint: 'They read the reason and the new day in the email about the move.',
  leftOut: 'Emailed about the move',
  emailHint: 'Each customer gets one email, with the numbers of the affected orders.',
  recipients: 'Who gets this email',
  movedOrder: 'Pickup moved',
  subject: 'Subject',
  body: 'Text',
  bodyHint: 'We add the greeting, the order numbers and a link to the order.',
  send: 'Send emails',
  sending: 'Sending…',
  usualSubject: 'News about your shipment',
  usualBody: (sentence: string) =>
    `${sentence}\n\nYour shipment is affected. You can change the day or cancel on your order page.`,
} as const;

/** How many orders and carts an incident affects, with their value: "12 orders, $1,034.00; 3 carts, $87.00". */
export function affectedText({
  orders,
  carts,
}: {
  orders: { count: number; cents: number };
  carts: { count: number; cents: number };
}): string {
  const valued = (count: number, one: string, cents: number): string =>
    count === 0 ? `no ${one}s` : `${counted(count, one)}, ${formatMoney(cents)}`;
  const text = `${valued(orders.count, 'order', orders.cents)}; ${valued(carts.count, 'cart', carts.cents)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const stopText = ({ stop, date, bags }: AffectedOrder): string =>
  `${stop === 'pickup' ? 'Pickup' : 'Arrival'} ${spokenDate(date)}, ${counted(bags, 'bag')}`;

/** How far the customers are emailed. */
export const mailingText = ({ sent, waiting }: { sent: number; waiting: number }): string =>
  waiting === 0
    ? `${counted(sent, 'customer')} emailed.`
    : `${sent} of ${counted(sent + waiting, 'customer')} emailed.`;

/** How many people an email reaches: "1 customer gets this email, for 2 orders." */
export function recipientsText(
  { customers, by_move: left = 0, orders }: IncidentRecipients,
  movedToo: boolean,
) {
  const reached = movedToo ? customers : customers - left;
  const count = orders.filter(({ left_out }) => movedToo || !left_out).length;
  return reached === 0
    ? 'Every customer of an affected order was emailed, or no order is affected.'
    : `${counted(reached, 'customer')} ${reached === 1 ? 'gets' : 'get'} this email, for ${counted(count, 'order')}.`;
}

/** Orders that are out of the way of an incident: "2 orders are handled: we moved their pickups." */
export const handledText = (count: number): string =>
  count === 1
    ? '1 order is handled: we moved its pickup.'
    : `${count} orders are handled: we moved their pickups.`;

const missing = 'Fill in this field.';

const problems: Readonly<Record<string, string>> = {
  required: missing,
  too_long: 'This is too long.',
  unknown: 'We don’t know this place. Check the spelling.',
  not_of_this_kind: 'An address is blocked by the kind “Blocked address”, and by no other.',
};
/** A span that ends before it starts: at its end, with the name of its start. */
const beforeItsStart = (field: string): string => {
  if (field === 'area.until') return `Enter a zip code that isn’t before “${incidentTexts.fromZip}”.`;
  const start = field === 'last_day' ? incidentTexts.firstDay : incidentTexts.startsOn;
  return `Enter a day that isn’t before “${start}”.`;
};
/** An effect is missing, not a text. */
const noEffect = 'Stop selling, show a notice, or both.';

/** What the server found wrong with an incident, by the field. */
export const incidentProblems = (error: unknown): Readonly<Record<string, string>> =>
  isApiError(error)
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => {
          const field = path.replace(/^(body\.)?(fields\.)?/, '');
          return [field, problemAt(field, code)];
        }),
      )
    : {};

function problemAt(field: string, code: string): string {
  if (field === 'stops_selling') return noEffect;
  return code === 'before_its_start' ? beforeItsStart(field) : (problems[code] ?? expectedAt(field));
}

export const incidentFailure = saveFailureOf;
export const missingField = missing;
export const missingEffect = noEffect;
