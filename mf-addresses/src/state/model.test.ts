import {
  hongKong,
  ireland,
  resolvedAddress,
  unitedStates,
} from '@sendahead/shared-contracts/factories/countries';
import { austinZip, clubInfo, clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import * as fc from 'fast-check';
import { addressText, isSamePlace, saysAll, saysWhere } from '../testing/as-specified.ts';
import type { AddressesEvent } from './events.ts';
import { isComplete } from './problems.ts';
import { isPlaced, publication } from './publication.ts';
import { reduce } from './reducer.ts';
import { type AddressesState, type EndState, ends, initialState } from './state.ts';
import { validationKey } from './validation-key.ts';

/** The visible state of one end, modeled after the specification and independent of the reducer. */
interface Seen {
  kind: 'club' | 'other';
  /** The chosen club, and the input of the other mode when it was left (AD-03). */
  club: number | null;
  keptClub: number | null;
  accepted: boolean;
}
interface Model {
  /** AD-11: the last pair of addresses that the server called valid. */
  good: string | null;
  readonly origin: Seen;
  readonly destination: Seen;
}
interface Real {
  state: AddressesState;
}
type Edit = fc.Command<Model, Real>;

const endOf = fc.constantFrom(...ends);
const tell = (real: Real, event: AddressesEvent): void => {
  real.state = reduce(real.state, event);
};

/** A cheap assertion, because it runs some millions of times. */
function must(row: string, kept: boolean): void {
  if (!kept) throw new Error(`contradicts ${row}`);
}
const territories: readonly string[] = ['AS', 'GU', 'PR', 'VI'];

function holdsAtEnd({ point, note, zip }: EndState, seen: Seen): void {
  must('AD-02 AD-03 AD-04', point.kind === seen.kind && (point.club?.id ?? null) === seen.club);
  must('AD-10', note.accepted === seen.accepted);
  must('AD-01', point.kind === 'club' || point.club === null);
  must('VL-09 VL-13', /^[A-Za-z0-9\- ]{0,10}$/.test(point.zip));
  must('VL-12', !/[<>@]/.test(point.address1));
  must('AD-05', point.kind === 'club' || point.country !== 'US' || !territories.includes(point.state));
  must('VL-06', !zip.refused || point.zip === '');
}

function holds({ state }: Real, model: Model): void {
  const points = [state.origin.point, state.destination.point] as const;
  for (const end of ends) {
    const { point } = state[end];
    holdsAtEnd(state[end], model[end]);
    must('VL-06 to VL-11 VL-20 VL-21 VL-34', isComplete(state, end) === saysAll(point));
    must('SV-01 SV-02', isPlaced(state, end) === saysWhere(point));
  }
  const published = publication(state);
  const same = isSamePlace(...points);
  const blocked = state.origin.blocked || state.destination.blocked;
  must('AD-06 AD-07', published.duplicate === same);
  must('OPEN-29', published.blocked === blocked);
  const good = model.good === points.map(addressText).join();
  must('AD-08 AD-09 AD-11 OPEN-29', published.valid === (good && !same && !blocked && points.every(saysAll)));
}

/** One edit: applied to the reducer, and to the model. */
const edit = (name: string, event: AddressesEvent, seen: (model: Model, real: Real) => void): Edit => ({
  check: () => true,
  run(model, real) {
    tell(real, event);
    seen(model, real);
    holds(real, model);
  },
  toString: () => `${name} ${JSON.stringify(event)}`,
});
const nothing = () => undefined;

const fields = ['zip', 'city', 'state', 'address1', 'contact', 'phone', 'country'] as const;
const texts = [
  '',
  '1',
  '78701',
  '78701-1234',
  '7870',
  '00000',
  'Austin',
  'TX',
  'PR',
  'CA',
  'US',
  'HK',
  'IE',
  '512-555-0100',
  '<b>@#',
];

const street = clubSuggestion({ id: 'street-1', kind: 'address', club_id: null });

const home = {
  address1: '500 Congress Ave',
  city: 'Austin',
  state: 'TX',
  contact: 'Ann Lee',
  phone: '512-555-0100',
};

/** A whole address, as by autofill: random single keystrokes seldom produce a valid pair. */
const fillsIn: fc.Arbitrary<Edit> = fc
  .record({ end: endOf, zip: fc.constantFrom('78701', '60601', '00000') })
  .map(
    ({ end, zip }): Edit => ({
      check: (model) => model[end].kind === 'other',
      run(model, real) {
        for (const [field, text] of Object.entries({ country: 'US', ...home, zip })) {
          tell(real, { type: 'typed', end, field: field as (typeof fields)[number], text });
        }
        holds(real, model);
      },
      toString: () => `fills ${zip} in at ${end}`,
    }),
  );

const edits: fc.Arbitrary<Edit>[] = [
  fillsIn,
  fc
    .record({ end: endOf, field: fc.constantFrom(...fields), text: fc.constantFrom(...texts) })
    .filter(({ field, text }) => field !== 'country' || /^[A-Z]{2}$/.test(text))
    .map((typed) => edit('types', { type: 'typed', ...typed }, nothing)),
  fc
    .record({ end: endOf, field: fc.constantFrom(...fields) })
    .map((blurred) => edit('leaves', { type: 'blurred', ...blurred }, nothing)),
  fc.record({ end: endOf, kind: fc.constantFrom('club' as const, 'other' as const) }).map(({ end, kind }) =>
    edit('switches', { type: 'kind-chosen', end, kind }, (model) => {
      const seen = model[end];
      if (seen.kind === kind) return;
      if (seen.kind === 'club') seen.keptClub = seen.club;
      seen.club = kind === 'club' ? seen.keptClub : null;
      seen.kind = kind;
      seen.accepted = false;
    }),
  ),
  fc.record({ end: endOf, id: fc.constantFrom(7, 8) }).map(
    ({ end, id }): Edit => ({
      check: () => true,
      run(model, real) {
        tell(real, { type: 'suggestion-chosen', end, suggestion: clubSuggestion({ club_id: id }) });
        tell(real, { type: 'club-arrived', end, info: clubInfo({ id }) });
        // AD-10: another choice forgets the acceptance of the note.
        Object.assign(model[end], { kind: 'club', club: id, accepted: false });
        holds(real, model);
      },
      toString: () => `chooses ${id} at ${end}`,
    }),
  ),
  // AD-15: an address found in any line makes the end another address, and keeps what was there before.
  endOf.map(
    (end): Edit => ({
      check: () => true,
      run(model, real) {
        tell(real, { type: 'suggestion-chosen', end, suggestion: street });
        tell(real, { type: 'address-resolved', end, address: resolvedAddress() });
        const seen = model[end];
        if (seen.kind === 'club') Object.assign(seen, { keptClub: seen.club, accepted: false });
        Object.assign(seen, { kind: 'other', club: null });
        holds(real, model);
      },
      toString: () => `chooses an address at ${end}`,
    }),
  ),
  endOf.map((end) =>
    edit('clears', { type: 'club-cleared', end }, (model) => {
      Object.assign(model[end], { club: null, accepted: false });
    }),
  ),
  endOf.map((end) =>
    edit('accepts', { type: 'note-accepted', end }, (model) => {
      model[end].accepted = true;
    }),
  ),
  fc.constant(
    edit('swaps', { type: 'swapped' }, (model) => {
      const withClub = ends.filter((end) => model[end].club !== null);
      const [from] = withClub;
      if (withClub.length !== 1 || !from) return;
      const to = from === 'origin' ? 'destination' : 'origin';
      Object.assign(model[to], { ...model[from], keptClub: null });
      Object.assign(model[from], { kind: 'other', club: null, keptClub: null, accepted: false });
    }),
  ),
  fc.record({ end: endOf, known: fc.boolean() }).map(({ end, known }) =>
    edit(
      'zip answer',
      {
        type: 'zip-arrived',
        end,
        info: known ? austinZip() : austinZip({ success: false, city: null, state: null }),
      },
      nothing,
    ),
  ),
  fc
    .record({ end: endOf, blocked: fc.boolean() })
    .map((published) =>
      edit('block answer', { type: 'blocked-arrived', message: '', ...published }, nothing),
    ),
  fc.boolean().map(
    (valid): Edit => ({
      check: () => true,
      run(model, real) {
        const key = validationKey(real.state);
        tell(real, { type: 'validation-asked', key });
        tell(real, { type: 'validation-arrived', key, valid });
        model.good = valid ? ends.map((end) => addressText(real.state[end].point)).join() : null;
        holds(real, model);
      },
      toString: () => `the server says ${valid}`,
    }),
  ),
  fc.constant(edit('orders', { type: 'submitted' }, nothing)),
];

const seen = (kind: Seen['kind']): Seen => ({ kind, club: null, keptClub: null, accepted: false });

describe('random edits', () => {
  it('AD-01 to AD-11, VL-06 to VL-13: 10,000 sequences find no state that contradicts a row', () => {
    fc.assert(
      fc.property(fc.commands(edits, { maxCommands: 25 }), (commands) => {
        const setup = () => ({
          model: { good: null, origin: seen('club'), destination: seen('other') },
          real: {
            state: reduce(initialState({ originContact: 'Golf shop' }), {
              type: 'countries-arrived',
              countries: [unitedStates(), ireland(), hongKong()],
            }),
          },
        });
        fc.modelRun(setup, commands);
      }),
      { numRuns: 10_000 },
    );
  });
});
