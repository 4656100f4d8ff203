import type { ContractPrice, ContractTrip } from '@sendahead/shared-contracts/console/contract-price-calls';

const direction = { lower: 'Lower', higher: 'Higher' } as const;

export const contractTexts = {
  title: 'Contract prices',
  detail:
    'A percentage on shipping to and from this club, by the day of pickup. The most specific one applies. Placed orders keep their price.',
  loading: 'Loading the contract prices',
  none: 'No contract prices. Guests pay the standard prices.',
  running: 'Current and coming contract prices',
  ended: (count: number) => `Ended (${count})`,
  endedCaption: 'Ended contract prices',
  brand: 'Brand',
  line: 'Items',
  carrier: 'Carrier',
  percent: 'Percent',
  days: 'Days',
  agreed: 'Agreed by',
  acts: 'Actions',
  all: 'All',
  allBrands: 'All brands',
  allLines: 'All items',
  allCarriers: 'All carriers',
  add: 'Add a contract price',
  adding: 'Adding…',
  addAct: 'Add contract price',
  added: 'Contract price added.',
  changeAll: 'Change all by…',
  changeTitle: 'Change all contract prices',
  changeAct: 'Change contract prices',
  changing: 'Changing…',
  changed: (count: number) => `${count} ${count === 1 ? 'contract price' : 'contract prices'} changed.`,
  endAct: 'End on…',
  endTitle: 'End this contract price',
  end: 'End contract price',
  endSays: 'Pickups after the last day are at the standard price. Choose yesterday to end it now.',
  endedNow: 'The contract price has a last day now.',
  direction,
  directionLabel: 'Compared with the standard price',
  pointsDirection: 'Compared with the current percentages',
  percentLabel: 'Percent',
  percentHint: 'From 0 to 50, like 8 or 7.5. Enter 0 to keep some items at the standard price.',
  pointsLabel: 'Percentage points',
  pointsHint: 'Like 2 or 1.5. Contract prices of 8% lower become 10% lower by 2 points lower.',
  firstDay: 'First day of pickup',
  lastDay: 'Last day of pickup',
  lastDayHint: 'Leave it empty if no end is agreed.',
  fromDay: 'From pickups on',
  changeSays: 'Each contract price ends the day before and starts again with the new percentage.',
  reason: 'Reason',
  reasonHint: 'The club’s staff can read it.',
  compare: 'Compare prices',
  comparing: 'Comparing…',
  compared: ({ trips, day }: { trips: number; day: string }) =>
    trips === 0
      ? `No sample trip is sold for pickup on ${day}. You can still save.`
      : `${trips} sample trips with pickup on ${day}, one item each, by the lowest-priced service.`,
  comparison: 'Sample trips',
  trip: 'Trip',
  today: 'Today',
  withContract: 'With this change',
  difference: 'Difference',
  percentMissing: 'Enter a percentage from 0 to 50, with one decimal at most.',
  pointsMissing: 'Enter percentage points from 0.1 to 100, with one decimal at most.',
  outOfRange: 'A contract price would be more than 50% lower or higher. Enter fewer points.',
  dayMissing: 'Choose a day from the calendar.',
  pastDay: 'Choose today or a later day.',
  beforeYesterday: 'Choose yesterday or a later day.',
  beforeFirst: 'Choose the first day or a later one.',
  afterEnd: 'Choose a day before its current last day.',
  overlaps:
    'Another contract price for the same bags has some of these days. End it first or choose other days.',
  unknown: 'This choice no longer exists. Reload the page.',
  enterReason: 'Enter a reason.',
  over: 'This contract price has ended. Reload to see it.',
  changedSince: 'Someone changed these contract prices. Compare again before you save.',
  wrongFields: 'Some fields need attention. See the message at each one.',
  failed: 'We couldn’t save this. Your entries are still here. Try again.',
} as const;

/** The days of a contract in two lines, with days as people read them. */
export const contractDays = (first: string, last: string | null): readonly string[] =>
  last === null ? [first, 'onward'] : [first, `to ${last}`];

/** A contract that was ended before its first day. */
export const neverBegan = (first: string): readonly string[] => ['Withdrawn', `before ${first}`];

/** Who set the last day, and why. */
export const endedWords = ({ by, reason }: { by: string; reason: string }): string =>
  `Last day set by ${by}: ${reason}`;

/** A contract in a few words, for the name of its button: "8% lower, Golf, FedEx". */
export const contractName = (
  percent: string,
  { brand, line, carrier }: Pick<ContractPrice, 'brand' | 'line' | 'carrier'>,
): string => [percent, brand, line, carrier].filter((part) => part !== null).join(', ');

export const tripWords = ({ direction: way, home }: ContractTrip): string =>
  way === 'to_club' ? `From ${home} to the club` : `From the club to ${home}`;
