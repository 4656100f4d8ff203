import { checkClubInfo } from '@sendahead/shared-contracts/clubs/calls';
import { consumerNote } from '@sendahead/shared-contracts/clubs/note-calls';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { austinZip, clubInfo, clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import { autocomplete, validateShipPoints, zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { addressBlocked, disasterNotifications } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { AddressesEvent } from '../src/state/events.ts';
import type { TextField } from '../src/state/state.ts';

/**
 * One look of the section: the server's answers, past events, and the text typed in a box that keeps the
 * focus.
 */
export interface Look {
  /** Words that the page shows in this state. */
  readonly shows: string;
  readonly answers?: readonly FakeAnswer[];
  readonly events?: readonly AddressesEvent[];
  /** Typed letter by letter in the field of this id, and left there. */
  readonly typed?: { readonly id: string; readonly text: string };
}

const never = <T>(): Promise<T> => new Promise(() => undefined);
const gone = () => Promise.reject(refusal(404, 'club_not_found'));
const down = () => Promise.reject(new Error('down'));

const fill = (end: ShipEnd, fields: Partial<Record<TextField, string>>): AddressesEvent[] =>
  Object.entries(fields).map(([field, text]) => ({ type: 'typed', end, field: field as TextField, text }));
const address = (over: Partial<Record<TextField, string>> = {}) => ({
  address1: '500 Congress Ave',
  zip: '78701',
  city: 'Austin',
  state: 'TX',
  contact: 'Marguerite Oldfield',
  phone: '512 555 0100',
  ...over,
});
const other = (end: ShipEnd): AddressesEvent => ({ type: 'kind-chosen', end, kind: 'other' });
const club: AddressesEvent = { type: 'suggestion-chosen', end: 'origin', suggestion: clubSuggestion() };
const recent: AddressesEvent[] = [
  { type: 'recent-known', places: [{ id: 9, name: 'Lone Pine Resort', town: 'Tiburon, CA' }] },
];
const nobody = { club_id: null, preferred: false } as const;
const found = [
  clubSuggestion({ id: 'facility-3', club_id: 3, label: 'Pine Hollow Golf Club' }),
  clubSuggestion({
    id: 'facility-4',
    club_id: 4,
    label: 'Pinecrest Links',
    detail: 'Avon Park, FL',
    preferred: false,
  }),
  clubSuggestion({
    id: 'facility-5',
    club_id: 5,
    label: 'The Pines of Grand Traverse',
    detail: 'Acme, MI',
    preferred: false,
  }),
];
const streets = ['Pinewood Avenue', 'Pinewood Court'].map((label, index) =>
  clubSuggestion({ id: `street-${index}`, kind: 'address', label, detail: 'Austin, TX 78701', ...nobody }),
);
const foundOf = (mode: Suggestion['kind']): Suggestion[] =>
  mode === 'facility' ? found : mode === 'address' ? streets : [];
const long = 'Maximiliana-Alexandra Featherstonehaugh of Wolfeschlegelstein'.slice(0, 60);
const complete = [club, ...fill('origin', { phone: '239 555 0107' }), ...fill('destination', address())];

/** Every look that the section can have, by name: the page of states, the screenshots and the axe run share it. */
export const looks: Readonly<Record<string, Look>> = {
  empty: { shows: 'Ireland' },
  typing: {
    shows: 'Ireland',
    events: fill('destination', { address1: '500 Con', zip: '787', contact: 'Margue' }),
  },
  loading: {
    shows: 'Searching…',
    answers: [answering(autocomplete, never)],
    typed: { id: 'origin-club', text: 'pine' },
  },
  suggestion: {
    shows: 'The Pines of Grand Traverse',
    answers: [answering(autocomplete, ({ params: { mode } }) => ({ items: foundOf(mode) }))],
    events: recent,
    typed: { id: 'origin-club', text: 'pine' },
  },
  'suggestion-address': {
    shows: 'Pinewood Court',
    answers: [answering(autocomplete, ({ params: { mode } }) => ({ items: foundOf(mode) }))],
    typed: { id: 'destination-address1', text: 'Pinewood' },
  },
  'no-result': {
    shows: 'No golf facility by that name',
    answers: [answering(autocomplete, { items: [] })],
    typed: { id: 'origin-club', text: 'zzzz' },
  },
  'search-failed': {
    shows: 'Search isn’t available right now',
    answers: [answering(autocomplete, down)],
    typed: { id: 'origin-club', text: 'pine' },
  },
  'zip-failed': {
    shows: 'We couldn’t look up that zip',
    answers: [answering(zipInfo, down)],
    events: fill('destination', { zip: '78701' }),
  },
  'zip-unknown': {
    shows: 'We don’t recognize this zip',
    answers: [answering(zipInfo, austinZip({ success: false, city: null, state: null }))],
    events: fill('destination', { zip: '00001' }),
  },
  errors: {
    shows: 'There is a problem',
    events: [other('origin'), ...fill('origin', { zip: '1' }), { type: 'submitted' }],
  },
  unchecked: {
    shows: 'We can’t check these addresses right now',
    answers: [answering(validateShipPoints, down)],
    events: complete,
  },
  blocked: {
    shows: 'We can’t pick up from this address',
    answers: [answering(addressBlocked, { blocked: true })],
    events: complete,
  },
  duplicate: {
    shows: 'Both addresses have the zip',
    events: [other('origin'), ...fill('origin', address()), ...fill('destination', address())],
  },
  'closed-day': { shows: 'Closed on Mondays', events: [club] },
  note: {
    shows: 'Bags are kept at the bag room.',
    answers: [
      answering(consumerNote, {
        note: 'Bags are kept at the bag room.\nAsk for the starter.',
        hidden_for_own_club: false,
      }),
    ],
    events: [club],
  },
  disaster: {
    shows: 'Roads in Naples',
    answers: [
      answering(disasterNotifications, {
        notifications: [{ message: 'Roads in Naples are closed until Friday.' }],
      }),
    ],
    events: [club],
  },
  correction: {
    shows: 'Address Validation Error',
    answers: [
      answering(validateShipPoints, {
        valid: false,
        origination_candidates: [],
        destination_candidates: [
          { zip: '78701', city: 'Austin', state: 'TX' },
          { zip: '78702', city: 'Austin', state: 'TX' },
        ],
        microsite_carrier_warning: null,
      }),
    ],
    events: complete,
  },
  'club-gone': {
    shows: 'This place is no longer on our list',
    answers: [answering(checkClubInfo, gone)],
    events: [club],
  },
  country: { shows: 'Eircode', events: fill('destination', { country: 'IE' }) },
  complete: { shows: 'Done', events: complete },
  'right-to-left': {
    shows: 'Austin, TX filled in',
    events: fill('destination', address({ contact: 'محمد عبد الله', address1: 'שדרות רוטשילד 45' })),
  },
  'long-names': {
    shows: 'Labels will name the',
    events: [
      {
        type: 'club-arrived',
        end: 'origin',
        info: clubInfo({ name: `${long} Club`, sender_name: long }),
      },
      ...fill('destination', address({ contact: long, address1: long })),
    ],
  },
};
