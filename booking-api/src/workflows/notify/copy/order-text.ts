import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { spokenHour } from '../../../modules/orders/public/hours/spoken-hour.ts';
import type { TextStep } from '../../../modules/orders/public/texts/jobs.ts';
import { gsmText, maxLetters } from '../text/gsm-text.ts';

/** The data of a text about a leg. */
export type TextFacts = {
  brand: string;
  displayId: string;
  leg: LegName;
  bags: number;
  /** Towns, or the names of clubs. */
  from: string;
  to: string;
  pickup: { day: CalendarDate; isToday: boolean; dropOff: boolean; hours: readonly [number, number] };
  /** The arrival day that the carrier currently names. */
  arrival: CalendarDate;
  /** The staff's sentence about an incident. */
  subject: string;
  /** The page of the order; before the pickup it begins with the labels. */
  orderUrl: string;
  /** A club prints and attaches them. */
  isLabeledByClub: boolean;
  trackUrl: string;
  /** Where photos are added to a claim. */
  photosUrl: string;
};

/** The text of a step: the fullest wording that fits one message. Letters are those of GSM-7. */
export function orderText(step: TextStep, facts: TextFacts): string {
  const wordings = wordingsOf[step](facts).map((words) => gsmText(`${facts.brand}: ${words}`));
  const fitting = wordings.find((text) => text.length <= maxLetters);
  return fitting ?? (wordings.at(-1) ?? '').slice(0, maxLetters);
}

const count = (bags: number): string => (bags === 1 ? '1 bag' : `${bags} bags`);
const verb = (bags: number, one: string, more: string): string => (bags === 1 ? one : more);

/** Wordings with the link, then without; a place and a link are dropped before the order number. */
const withLink = (url: string, ...words: readonly string[]): string[] => [
  ...words.map((one) => `${one} ${url}`),
  ...words,
];

/** The wordings of each step, fullest first. */
const wordingsOf: Readonly<Record<TextStep, (facts: TextFacts) => readonly string[]>> = {
  started: ({ displayId }) => [
    `texts are on for order ${displayId}. Message and data rates may apply. Reply STOP to end.`,
    `texts are on for order ${displayId}. Reply STOP to end.`,
  ],
  pickup: (facts) => {
    const { displayId, orderUrl, isLabeledByClub } = facts;
    const link = isLabeledByClub ? orderUrl : `Labels: ${orderUrl}`;
    const [whole, short] = [pickupWords(facts, true), pickupWords(facts, false)];
    return [
      `${whole} Order ${displayId}. ${link}`,
      `${whole} ${link}`,
      `${short} ${link}`,
      `${whole} Order ${displayId}.`,
      `${short} Order ${displayId}.`,
    ];
  },
  picked_up: ({ bags, displayId, arrival, trackUrl }) =>
    withLink(
      trackUrl,
      `we have ${count(bags)} of order ${displayId}. Arrival: ${spokenDate(arrival)}.`,
      `we have ${count(bags)} of order ${displayId}.`,
    ),
  out_for_delivery: ({ bags, displayId, to, trackUrl }) => {
    const words = `${count(bags)} of order ${displayId} ${verb(bags, 'arrives', 'arrive')} today`;
    return withLink(trackUrl, `${words} in ${to}.`, `${words}.`);
  },
  delivered: ({ bags, displayId, to, trackUrl }) => {
    const words = `${count(bags)} of order ${displayId} ${verb(bags, 'was', 'were')} delivered`;
    return withLink(trackUrl, `${words} in ${to}.`, `${words}.`);
  },
  delayed: ({ bags, displayId, arrival, trackUrl }) => {
    const words = `${count(bags)} of order ${displayId} ${verb(bags, 'is', 'are')} late`;
    return withLink(trackUrl, `${words}, now due ${spokenDate(arrival)}.`, `${words}.`);
  },
  moved: ({ displayId, pickup, orderUrl }) =>
    withLink(
      orderUrl,
      `${pickup.dropOff ? 'drop-off' : 'pickup'} of order ${displayId} moved to ${spokenDate(pickup.day)}. Use the new labels.`,
    ),
  leg_cancelled: ({ leg, displayId, orderUrl }) =>
    withLink(orderUrl, `the ${leg} shipment of order ${displayId} is canceled.`),
  cancelled: ({ displayId, orderUrl }) => withLink(orderUrl, `order ${displayId} is canceled.`),
  photos: ({ displayId, photosUrl }) => [
    `add photos to your claim about order ${displayId}: ${photosUrl}`,
    `photos for claim ${displayId}: ${photosUrl}`,
    `we emailed you a link to add photos to your claim about order ${displayId}.`,
  ],
  incident: ({ subject, displayId, orderUrl }) =>
    withLink(
      orderUrl,
      `${subject}. This may affect order ${displayId}.`,
      `your shipment may be late, order ${displayId}.`,
    ),
};

/** When and where the bags leave; the short form has no place. */
function pickupWords({ bags, from, pickup }: TextFacts, isWhole: boolean): string {
  const { day, isToday, dropOff, hours } = pickup;
  // A message has room for the place only without the comma in the date.
  const when = `${isToday ? 'today' : 'tomorrow'}, ${spokenDate(day).replace(',', '')}`;
  const [ready, close] = hours;
  return dropOff
    ? `drop off ${count(bags)} ${when}${isWhole ? `, in ${from}` : ''}.`
    : `pickup ${when}, ${spokenHour(ready)} to ${spokenHour(close)}, for ${count(bags)}${isWhole ? ` from ${from}` : ''}.`;
}
