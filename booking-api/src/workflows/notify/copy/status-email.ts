import { labeledByClub } from '@sendahead/shared-contracts/orders/labeled-by-club';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import type { DropOff } from '../../../modules/orders/public/hours/drop-off.ts';
import { addressLines } from '../../../modules/orders/public/label-data.ts';
import type { MailStep } from '../../../modules/orders/public/mails/jobs.ts';
import type { Parcel } from '../../../modules/orders/public/parcels.ts';
import type { ActOfMail } from '../status/act-of-mail.ts';
import type { StatusEmailTexts } from '../status/status-email-facts.ts';
import { asSentence, tooLateLines } from './change-reasons.ts';
import { attachLine, newLabels, printLines } from './label-lines.ts';
import { daysOfLegs, dueLines, handOverLines, returnIsBack } from './leg-days.ts';
import { moneyLines, totalLine, undoLines } from './money-lines.ts';

export type StatusEmailSubject = {
  displayId: string;
  leg: LegName;
  /** Bags of the leg. */
  parcels: readonly Parcel[];
  /** CH-35: bags of all legs. */
  ofOrder?: readonly Parcel[] | undefined;
  /** A canceled return was restored. */
  isReturnBack?: boolean | undefined;
  /** The mail's act and its effect on the money; absent when the mail is not about an act. */
  act?: ActOfMail | undefined;
  /** The changes of the act, a sentence each. */
  changes?: readonly string[] | undefined;
  /** A sentence with the reason of our change, when the customer did not request it. */
  reason?: string | undefined;
  /** The day on which the bags are needed. */
  neededBy?: CalendarDate | undefined;
  /** The current price of the order. */
  totalCents?: number | undefined;
  /** The cost of a corrected address, or the credit for a late leg. */
  amountCents: number;
  /** Whether there were other labels before. */
  replacesLabels?: boolean | undefined;
  /** Whether the carrier's counter prints labels by a code. */
  printsAtCounter: boolean;
  /** The drop-off deadline and place; absent for a pickup. */
  dropOff?: DropOff | undefined;
  /** CO-76: the club that prints and attaches the labels; null or absent when the customer does. */
  labelsBy?: string | null;
  /** How many days late a leg was. */
  daysLate?: number | undefined;
  /** Who pays for an address correction. */
  paidBy?: 'club' | 'hand' | 'request' | undefined;
};

const earlierLabels = 'They replace the earlier ones. Please don’t use those.';

/** The texts of a step's mail, for its bags. */
export function statusEmailTexts(step: MailStep, matter: StatusEmailSubject): StatusEmailTexts {
  const { leg, parcels } = matter;
  const [first] = parcels;
  return textsOf[step]({
    ...matter,
    first,
    isReturn: leg === 'return',
    legWord: leg === 'return' ? 'return' : 'outbound',
    bags: `your ${leg === 'return' ? 'return ' : ''}${parcels.length === 1 ? 'bag' : 'bags'}`,
    verb: parcels.length === 1 ? 'is' : 'are',
    numbers: parcels.map(
      ({ item, traveler, tracking_number }) => `${traveler}, ${item}: ${tracking_number ?? 'no number yet'}`,
    ),
    arrives: first ? [`Arrival: ${spokenDate(first.carriage.arrivalDate)}.`] : [],
  });
}

/** The data of the texts. */
type Facts = StatusEmailSubject & {
  first: Parcel | undefined;
  isReturn: boolean;
  legWord: LegName;
  bags: string;
  verb: 'is' | 'are';
  numbers: string[];
  arrives: string[];
};

const textsOf: Readonly<Record<MailStep, (facts: Facts) => StatusEmailTexts>> = {
  labels_ready: (facts) => ({
    title: `Your ${facts.replacesLabels ? 'new ' : ''}${facts.isReturn ? 'return ' : ''}labels are ready`,
    lead: `the labels for order ${facts.displayId} are ready${facts.labelsBy ? '' : ' to print'}.`,
    lines: [...(facts.replacesLabels ? [earlierLabels] : []), ...printLines(facts), ...facts.numbers],
  }),
  pickup_tomorrow: ({ displayId, bags, first, dropOff, labelsBy }) => ({
    title: first?.carriage.dropOff ? `Drop off ${bags} tomorrow` : `We pick up ${bags} tomorrow`,
    lead: `${bags} for order ${displayId} leave tomorrow.`,
    lines: first ? [...handOverLines(first, dropOff), attachLine(labelsBy)] : [],
  }),
  picked_up: ({ displayId, bags, verb, arrives, numbers }) => ({
    title: `We have ${bags}`,
    lead: `${bags} for order ${displayId} ${verb} with the carrier.`,
    lines: [...arrives, ...numbers],
  }),
  in_transit: ({ displayId, bags, verb, arrives, numbers }) => ({
    title: `${upper(bags)} ${verb} on the way`,
    lead: `${bags} for order ${displayId} ${verb} on the way.`,
    lines: [...arrives, ...numbers],
  }),
  delayed: ({ displayId, bags, verb, parcels, first }) => ({
    title: `${upper(bags)} ${verb} running late`,
    lead: `${bags} for order ${displayId} will arrive later than planned. We’re sorry.`,
    lines: [
      ...dueLines(parcels, first),
      'See where they are, and the carrier’s updates, on your order page.',
    ],
  }),
  out_for_delivery: ({ displayId, bags, parcels, first, numbers }) => ({
    title: `${upper(bags)} ${parcels.length === 1 ? 'arrives' : 'arrive'} today`,
    lead: `${bags} for order ${displayId} will be delivered today.`,
    lines: [...(first ? [`To: ${addressLines(first.carriage.to).join(', ')}.`] : []), ...numbers],
  }),
  delivered: ({ displayId, bags, parcels, numbers }) => ({
    title: `${upper(bags)} ${parcels.length === 1 ? 'has' : 'have'} arrived`,
    lead: `${bags} for order ${displayId} ${parcels.length === 1 ? 'was' : 'were'} delivered.`,
    lines: numbers,
  }),
  arrived_late: ({ displayId, bags, daysLate = 1, amountCents }) => ({
    title: `${upper(bags)} arrived late: ${formatCents(cents(amountCents))} credit for you`,
    lead: `${bags} for order ${displayId} arrived ${daysLate === 1 ? 'one day' : `${daysLate} days`} later than promised. We’re sorry.`,
    lines: [
      `We added ${formatCents(cents(amountCents))} to your shipping credit. You don’t need to do anything.`,
      'Use it at checkout on your next order.',
    ],
  }),
  address_corrected: ({ displayId, bags, amountCents, paidBy }) => ({
    title: `The carrier corrected the address for ${bags}`,
    lead: `the carrier had to correct the delivery address for ${bags} in order ${displayId}.`,
    lines: [
      `The carrier charges ${formatCents(cents(amountCents))} once, no matter how many bags you sent.`,
      paidBy === 'club'
        ? 'We add it to the account that pays for the order.'
        : 'Please pay it on your order page. We don’t charge your card automatically.',
    ],
  }),
  changed: (facts) => ({
    title: 'Your order has been changed',
    lead: `we changed order ${facts.displayId}${whyChanged(facts) ?? ' as you asked.'} ${newLabels(facts, 'your earlier labels')}`,
    lines: [...changeLines(facts), ...lateLines(facts), ...costLines(facts)],
  }),
  leg_moved: (facts) => ({
    title: `Your ${facts.legWord} shipment has been changed`,
    lead: `we changed the ${facts.legWord} shipment of order ${facts.displayId}${whyChanged(facts) ?? '.'} ${newLabels(facts, `the earlier labels for ${facts.bags}`)}`,
    lines: [...changeLines(facts), ...lateLines(facts), ...endLines(facts), ...costLines(facts)],
  }),
  leg_cancelled: (facts) => ({
    title: `Your ${facts.legWord} shipment is canceled`,
    lead: `we canceled the ${facts.legWord} shipment of order ${facts.displayId}${whyChanged(facts) ?? '.'}${legLabelsVoid(facts)} The rest of your order hasn’t changed.`,
    lines: costLines(facts),
  }),
  undone: (facts) => undoneTexts(facts),
  cancelled: (facts) => ({
    title: 'Your order is canceled',
    lead: `we canceled order ${facts.displayId}${whyChanged(facts) ?? '.'}${labelsVoid(facts, facts.act?.undoUntil ? ', unless you undo this' : '')}`,
    lines: facts.act ? [...moneyLines(facts.act), ...undoLines(facts.act)] : [],
  }),
};

const undoneTexts = (facts: Facts): StatusEmailTexts => {
  const { displayId, act, first, totalCents, labelsBy, reason } = facts;
  return {
    title: reason ? 'We undid the last change to your order' : 'We undid your last change',
    lead: `we undid the last change to order ${displayId}${reason ? `. ${asSentence(reason)}` : ', as you asked.'} Please ignore our emails about that change.`,
    lines: [
      ...(facts.isReturnBack ? [returnIsBack] : []),
      ...daysLines(facts),
      labelsBy ? labeledByClub(labelsBy) : 'Use the labels on your order page, and no others.',
      ...(act && act.amountCents < 0 ? moneyLines(act) : ['Nothing is refunded or charged.']),
      ...(totalCents === undefined ? [] : [totalLine(totalCents, act, first)]),
    ],
  };
};

/** CH-35: the days that hold now, of both legs of a round trip. */
function daysLines({ ofOrder = [], first, arrives }: Facts): string[] {
  const both = daysOfLegs(ofOrder);
  return both.length > 0 ? both : [...shipDayLines(first), ...arrives];
}

/** CH-22: labels that were never made are not mentioned. */
const hasLabels = ({ parcels, labelsBy }: Facts): boolean =>
  !labelsBy && parcels.some(({ tracking_number }) => tracking_number !== null);

const labelsVoid = (facts: Facts, unless = ''): string =>
  hasLabels(facts) ? ` Please don’t use its labels${unless}.` : '';

/** CH-22, CH-23: names the affected labels, because those of the other leg remain valid. */
const legLabelsVoid = (facts: Facts): string =>
  hasLabels(facts) ? ` Your ${facts.legWord} labels no longer work, so please throw them away.` : '';

/** The differences; otherwise the unchanged days, for example after a change of the contact. */
const changeLines = (facts: Facts): string[] => {
  const { changes = [], ofOrder = [] } = facts;
  return changes.length > 0 ? [...changes.map((one) => `${one}.`), ...daysOfLegs(ofOrder)] : daysLines(facts);
};

const shipDayLines = (first: Parcel | undefined): string[] =>
  first ? [`${first.carriage.dropOff ? 'Drop-off' : 'Pickup'}: ${spokenDate(first.ship_date)}.`] : [];

const whyChanged = ({ reason }: Facts): string | undefined => reason && `. ${asSentence(reason)}`;

const lateLines = ({ neededBy, first, bags, parcels }: Facts): string[] =>
  tooLateLines({
    arrival: first?.carriage.arrivalDate,
    neededBy,
    bags: upper(bags),
    isOne: parcels.length === 1,
  });

const endLines = ({ first }: Facts): string[] =>
  first
    ? [
        `From: ${addressLines(first.carriage.from).join(', ')}.`,
        `To: ${addressLines(first.carriage.to).join(', ')}.`,
      ]
    : [];

const costLines = ({ act, totalCents, first }: Facts): string[] => [
  ...(act ? moneyLines(act) : []),
  ...(totalCents === undefined ? [] : [totalLine(totalCents, act, first)]),
  ...(act ? undoLines(act) : []),
];

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
