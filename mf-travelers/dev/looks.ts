import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ItemRow, Traveler } from '@sendahead/shared-contracts/travelers/slice';
import type { TravelersEvent } from '../src/state/events.ts';
import type { Act } from './act.ts';

/** One look of the section: the events before it, the actions on the page, and words that the page shows in it. */
export interface Look {
  readonly shows: string;
  readonly brand?: Partial<Brand>;
  readonly events?: readonly TravelersEvent[];
  readonly acts?: readonly Act[];
}

const packed: ItemRow = {
  size: 'golf-staff',
  insuranceCents: cents(250_000),
  packaging: 'box',
  contents: 'Clubs and shoes',
  note: null,
};
const ann: Traveler = {
  id: '1',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '(239) 262-2600',
  grade: '',
  roundTrip: true,
  lines: [{ line: 'golf', rows: [packed] }],
};
const bart: Traveler = {
  ...ann,
  id: '2',
  firstName: 'Bartholomew',
  lastName: 'Featherstonehaugh',
  email: 'bart@example.com',
  phone: '',
};
const with_ = (...travelers: Traveler[]): TravelersEvent => ({ type: 'restored', travelers });
const bags = (...rows: ItemRow[]): Traveler['lines'] => [{ line: 'golf', rows }];
const oneWay: TravelersEvent = { type: 'trip-type-known', tripType: 'one_way' };
/** Restored travelers have the keys 2, 3, …: the blank one was 1. */
const first = 2;
const counted = (count: number, key = 1): TravelersEvent => ({ type: 'counted', key, line: 'golf', count });
const firstBag = 'Traveler 1, Golf bag 1';
const edit = { press: `Edit ${firstBag}` };
const list =
  'Name\tEmail\tPhone\tGolf bags\tLuggage\nAnn Lee\tann@example.com\t239 262 2600 x12\t2\t1\nCy Fox\tcy@example.com\t\t1';

export const looks: Readonly<Record<string, Look>> = {
  empty: { shows: 'What are you shipping?' },
  'one bag': { shows: 'Golf bag 1', events: [counted(1)] },
  filled: { shows: 'On the label', events: [with_(ann)] },
  'name cut': { shows: 'The full name doesn’t fit', events: [with_(bart)] },
  'phone abroad': { shows: '+44', events: [with_({ ...ann, phone: '+44 20 7946 0958 x12' })] },
  errors: {
    shows: 'Please select a size',
    events: [counted(1), { type: 'submitted' }],
  },
  'summary of errors': {
    shows: 'There is a problem',
    events: [
      {
        type: 'ends-known',
        valid: true,
        origin: 'US',
        destination: 'US',
        sender: { contact: '', phone: '' },
      },
      counted(1),
      { type: 'submitted' },
    ],
  },
  'nothing to send': { shows: 'Please add at least one item', events: [{ type: 'submitted' }] },
  'phone wrong': {
    shows: 'Please enter a valid phone number.',
    events: [with_({ ...ann, phone: '1112223333' }), { type: 'blurred', key: first, path: 'phone' }],
  },
  'phone zero': {
    shows: 'Enter a valid number.',
    events: [with_({ ...ann, phone: '000 000 0000' }), { type: 'blurred', key: first, path: 'phone' }],
  },
  'text cut': {
    shows: 'maximum number of characters',
    events: [{ type: 'typed', key: 1, field: 'firstName', text: 'Maximiliana'.repeat(7) }],
  },
  'paste refused': {
    shows: 'We cleared Contents because a label can’t print some pasted characters, such as emoji',
    events: [counted(1), { type: 'paste-refused', key: 1, line: 'golf', row: 0 }],
  },
  'line emptied': { shows: 'Raise the count to bring them back', events: [counted(2), counted(0)] },
  // Bags from the fourth on are not laid out while they are off screen, and cannot be measured.
  'bags in one line': {
    shows: 'Golf bag 2',
    events: [with_({ ...ann, lines: bags(packed, packed) })],
  },
  'several bags': { shows: 'Golf bag 3', events: [counted(3)] },
  group: { shows: 'Traveler 2 travels', events: [with_(ann, bart)] },
  'group one way': { shows: 'Same items as Traveler 1', events: [with_(ann, bart), oneWay] },
  ways: {
    shows: 'Return only',
    events: [
      with_({ ...ann, lines: bags(packed, { ...packed, way: 'return' }) }, { ...bart, roundTrip: false }),
    ],
  },
  'nobody returns': {
    shows: 'At least one bag must return',
    events: [with_({ ...ann, roundTrip: false }, { ...bart, roundTrip: false })],
  },
  'no bag goes': {
    shows: 'At least one bag must go outbound',
    events: [with_({ ...ann, lines: bags({ ...packed, way: 'return' }, { ...packed, way: 'return' }) })],
  },
  duplicate: { shows: 'has the same name', events: [with_(ann, { ...ann, id: '2' })] },
  note: {
    shows: 'Leave it at the bag room',
    events: [
      with_({
        ...ann,
        lines: bags({ ...packed, note: { comment: 'Leave it at the bag room', type: 'outbound' } }),
      }),
    ],
  },
  'note dialog': {
    shows: 'For the people who handle this bag',
    events: [with_(ann)],
    acts: [edit, { press: `Add note: ${firstBag}` }],
  },
  sizes: {
    shows: 'Maximum weight',
    events: [with_(ann)],
    acts: [edit, { press: `Sizes and limits: ${firstBag}` }],
  },
  'which size': {
    shows: 'is the smallest size',
    events: [with_(ann)],
    acts: [
      edit,
      { press: `Sizes and limits: ${firstBag}` },
      { press: 'Which size is mine?' },
      { fill: 'Length, inches', text: '46' },
      { fill: 'Weight, lbs', text: '40' },
      { press: 'Find my size' },
    ],
  },
  'move a bag': {
    shows: 'Traveler 2 (Bartholomew)',
    events: [with_(ann, bart)],
    acts: [edit, { press: `Move to another traveler: ${firstBag}` }],
  },
  undo: {
    shows: 'Undo',
    events: [with_(ann, bart)],
    acts: [edit, { press: `Move to another traveler: ${firstBag}` }, { press: 'Traveler 2 (Bartholomew)' }],
  },
  'paste a list': {
    shows: '2 travelers ready to add',
    acts: [{ press: 'Paste a list' }, { fill: 'One traveler per line', text: list }],
  },
  'list to mend': {
    shows: 'Fix the lines listed below, then add them',
    acts: [
      { press: 'Paste a list' },
      { fill: 'One traveler per line', text: list.replace('cy@', 'cy.') },
      { press: 'Add 1 traveler' },
    ],
  },
  camper: {
    shows: "Please enter the camper's upcoming grade",
    brand: {
      traveler_word: 'camper',
      camp_grades: ['K', '1', '2'],
      traveler_title: { pro: 'Camper', others: 'Camper information' },
    },
    events: [counted(1), { type: 'submitted' }],
  },
};
