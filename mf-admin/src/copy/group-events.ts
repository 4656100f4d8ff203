import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type {
  GroupDirection,
  GroupPayer,
  GroupPerson,
} from '@sendahead/shared-contracts/console/group-event-schema';
import { fieldProblemsOf, wrongFields } from './field-problems.ts';
import { countOfEmails, countOfPeople as people } from './group-roster.ts';

export const directionNames: Readonly<Record<GroupDirection, string>> = {
  from_club: 'Bags go home',
  to_club: 'Bags arrive',
};

export const payerNames: Readonly<Record<GroupPayer, string>> = {
  family: 'Each family',
  club: 'The club',
};

export const groupStateNames = { open: 'Open', closed: 'Closed' } as const;

export const groupEventsTexts = {
  title: 'Group events',
  detail: 'Ship the bags of a whole group. Each family gets a prepared booking by email.',
  make: 'New group event',
  none: 'No group events yet. Create the first one.',
  event: 'Event',
  club: 'Club',
  direction: 'Direction',
  days: 'Days',
  answerBy: 'Book by',
  booked: 'Booked',
  bookedOf: (booked: number, count: number) => `${booked} of ${count}`,
  state: 'Status',
  daysOf: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
} as const;

export const newGroupTexts = {
  back: 'All group events',
  what: 'The event',
  name: 'Name',
  nameHint: 'Families read it in their email, like “Camp closing 2026”.',
  club: 'Club',
  chooseClub: 'Choose a club.',
  loadingClub: 'Loading what the club ships',
  whichWay: 'Direction',
  firstDay: { from_club: 'First pickup day', to_club: 'First arrival day' },
  lastDay: { from_club: 'Last pickup day', to_club: 'Last arrival day' },
  daysHint: 'Links work until the end of the day to book by.',
  item: 'What each person ships',
  itemHint: 'A line of your list can name another item.',
  contents: 'Contents',
  contentsHint: 'The carrier asks what’s inside, like “Clothing and bedding”.',
  answerBy: 'Book by',
  payer: 'Who pays',
  familyPays: 'Each family pays online for its own booking.',
  clubPays:
    'Bookings go on the club’s account, as prepared and by the lowest-priced service. Families add their address and pay nothing.',
  eachCosts: (amount: string) =>
    `About ${amount} for each person at today’s rates: one bag, one way, without pickup fees, averaged over five cities.`,
  create: 'Create event',
  itemOf: (brand: string, item: string) => `${brand}: ${item}`,
} as const;

export const groupEventTexts = {
  loading: 'Loading the group event',
  views: 'Parts of the event',
  detail: (club: string, direction: string, days: string) => `${club}. ${direction}, ${days}.`,
  closedNote: 'This event is closed. Its links no longer work, and bookings stay as they are.',
  erasedNote: 'The list was erased 90 days after the event.',
  noPeople: 'No one is on the list yet.',
  addFirst: 'Add people',
  close: 'Close event',
  closing: 'Close this event?',
  closeWords: 'Links stop working and no more emails go out. Bookings stay as they are.',
  closeAct: 'Close event',
  deadline: 'Change deadline',
  deadlineAct: 'Save deadline',
  answerBy: 'Book by',
  answerByOf: (day: string) => `Families can book until ${day}.`,
} as const;

export const groupViews = ['board', 'list', 'day'] as const;
export type GroupView = (typeof groupViews)[number];
export const groupViewNames: Readonly<Record<GroupView, string>> = {
  board: 'Who has booked',
  list: 'Add people',
  day: 'On the day',
};

export const personStates: Readonly<Record<GroupPerson['state'] | 'canceled', string>> = {
  canceled: 'Canceled',
  new: 'Not emailed',
  emailed: 'Emailed',
  booked: 'Booked',
};

export const boardTexts = {
  people: 'People',
  booked: 'Booked',
  canceled: 'Canceled',
  canceledOn: (day: string, by: string | null) => `Canceled ${day} by ${by ?? 'the family'}`,
  notBooked: 'Not booked',
  notEmailed: 'Not emailed',
  show: 'Show',
  everybody: 'Everyone',
  search: 'Name, email or bunk',
  emailNew: (count: number) => `Email ${people(count)}`,
  remind: (count: number) => `Remind ${people(count)}`,
  confirmEmail: (count: number, mails: number) => `Send ${countOfEmails(mails)} to ${people(count)}?`,
  confirmRemind: (count: number, mails: number) =>
    `Send ${mails === 1 ? '1 reminder' : `${mails} reminders`} to ${people(count)}?`,
  shared: 'People with the same address share one email.',
  sendNow: 'Send',
  recipients: 'Who gets it',
  sample: (name: string) => `The email to ${name}. Other families read their own names and items.`,
  buttons: 'Links',
  subject: 'Subject',
  emailText: 'Text',
  saved: (name: string) => `${name} is saved.`,
  savedAndEmailed: (name: string, email: string) =>
    `${name} is saved. The new link is on its way to ${email}.`,
  emailed: (count: number) =>
    count === 0 ? 'No one needed an email.' : `Emails to ${people(count)} are on their way.`,
  tomorrow: 'Everyone who hasn’t booked got an email today. You can remind them tomorrow.',
  over: 'The deadline has passed. Change it to email people again.',
  name: 'Name',
  erased: 'Erased',
  bunk: 'Bunk or room',
  email: 'Email',
  item: 'Item',
  quantity: 'Quantity',
  counted: (count: number, item: string) => (count === 1 ? item : `${count} × ${item}`),
  state: 'Status',
  on: (state: string, day: string) => `${state} ${day}`,
  order: 'Order',
  none: 'None',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  change: 'Edit',
  changeOf: (name: string) => `Edit ${name}`,
  changeAct: 'Save',
  changeWords: 'We email a new link to a new address. Links sent to the old one stop working.',
  eventItem: 'Same as the event',
  session: 'Session',
  notDelivered: 'Email not delivered',
  notDeliveredNext: 'We keep trying for a while. Edit the email to send to another address.',
  removeWords: 'They leave the list, and the links in their emails stop working.',
  noneFound: 'No one found.',
  billed: 'On the club’s account',
  expected: 'Expected in all',
  left: 'Left on the account',
  waiting: (amount: string, until: string) =>
    `${amount} of canceled or changed bookings stays on the account until ${until}. Then the change is final.`,
  notKnown: 'After the first booking',
  estimate: (amount: string, count: number) =>
    `About ${amount} for ${people(count)} at today’s rates: one way, without pickup fees, averaged over five cities.`,
  familiesPay: 'Each family pays online when it books.',
  familyEstimate: (amount: string) =>
    `Each family pays online, about ${amount} a person at today’s rates. That is one way, before any pickup fee.`,
  limitReached: (count: number) =>
    `The club’s account has reached its limit: ${people(count)} couldn’t order. Once the account is paid or its limit is raised, they can order by their link.`,
  mayNotReach: (missing: string) =>
    `The account may not reach: the bookings to come cost about ${missing} more than is left on it. Families it doesn’t reach can’t order.`,
  nothingLeft: 'Nothing is left on the club’s account, so families can’t order.',
  statement: 'Open the statement',
} as const;

export const dayTexts = {
  papers: 'Papers',
  print: 'Print labels on letter paper',
  printSmall: 'Print 4 × 6 inch labels',
  manifest: 'Download the list as a spreadsheet',
  toClub:
    'These bags start at home. Families get their labels too; print them here to check the bags in or to help out.',
  notReady: (count: number) =>
    `${people(count)} booked without a label yet. Labels come when the carrier takes the day.`,
  nobody: 'No one has booked yet.',
  handedOver: 'Handed over',
  count: (done: number, all: number) => `${done} of ${all} handed over`,
  search: 'Name, bunk or order',
  where: (bunk: string, item: string, order: string) =>
    [bunk && `Bunk ${bunk}`, item, order].filter(Boolean).join(', '),
  notSaved: 'We couldn’t save this. Try again.',
} as const;

const failures: Readonly<Record<string, string>> = {
  group_event_closed: 'This event is closed. Reload the page.',
  group_deadline_over: boardTexts.over,
  group_person_booked: 'This person has booked and stays on the list.',
  too_many_requests: 'Too many tries. Wait a minute, then try again.',
};

/** Why an act failed; null if none did. */
export function groupFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (isApiError(error) && failures[error.code]) return failures[error.code] ?? null;
  return isApiError(error) && error.fields.length > 0 ? wrongFields : 'We couldn’t do this. Try again.';
}

const fieldWords: Readonly<Record<string, string>> = {
  twice: 'This person is on the list already.',
  no_club_account: 'The club has no open account. Let each family pay.',
  day_over: 'Choose a day from today on.',
  before_first_day: 'Choose the first day or a later one.',
  answer_by_out_of_range: 'Choose a day from today until the last day.',
  web_address: 'Leave out web addresses.',
};

/** What the server found wrong with the fields of an event. */
export const groupProblems = (error: unknown): Readonly<Record<string, string>> => ({
  ...fieldProblemsOf(error),
  ...(isApiError(error)
    ? Object.fromEntries(
        error.fields.flatMap(({ path, code }) => {
          const words = fieldWords[code];
          return words ? [[path.replace(/^body\./, ''), words]] : [];
        }),
      )
    : {}),
});
