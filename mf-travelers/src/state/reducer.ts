import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { travelerAdded, travelerNameless, travelerRemoved } from '../copy/announcements.ts';
import { bagsChanged, undone } from './bags-changed.ts';
import { withCheckedCard } from './checked-card.ts';
import type { TravelersEvent } from './events.ts';
import { cardId } from './field-id.ts';
import { openBagAfter } from './open-bag.ts';
import { hasProblems } from './problems.ts';
import { withProfile } from './profile.ts';
import { restoredState } from './restored.ts';
import { withSender } from './sender.ts';
import { newTraveler, rowPath, type TravelerState, type TravelersState } from './state.ts';
import { reduceTraveler } from './traveler-reducer.ts';
import { withLink } from './with-link.ts';

const saying = (state: TravelersState, text: string) => ({ text, turn: state.announcement.turn + 1 });

/** VL-42, OPEN-31: in the marketing flow no traveler is added while another has no name or email. */
function refusedBeside(state: TravelersState, brand: Brand): TravelersState | undefined {
  if (!brand.marketing_flow) return undefined;
  const index = state.travelers.findIndex((traveler) => missingOf(traveler).length > 0);
  const traveler = state.travelers[index];
  if (!traveler) return undefined;
  return {
    ...state,
    travelers: state.travelers.map((each) => ({
      ...each,
      blurred: [...new Set([...each.blurred, ...missingOf(each)])],
    })),
    focus: { traveler: traveler.key, turn: state.focus.turn + 1 },
    announcement: saying(state, travelerNameless(index + 1, brand)),
  };
}

const missingOf = ({ person }: TravelerState) =>
  (['firstName', 'lastName', 'email'] as const).filter((field) => person[field].trim() === '');

function added(state: TravelersState, brand: Brand): TravelersState {
  const refused = refusedBeside(state, brand);
  if (refused) return refused;
  const { nextKey } = state;
  return {
    ...state,
    travelers: [...state.travelers, newTraveler(nextKey, brand)],
    undo: null,
    nextKey: nextKey + 1,
    focus: { traveler: nextKey, turn: state.focus.turn + 1 },
    announcement: saying(state, travelerAdded(state.travelers.length + 1, brand)),
  };
}

/** TR-08, OPEN-09: the others move up; the last traveler stays. Focus goes to the one before. */
function removed(state: TravelersState, key: number, brand: Brand): TravelersState {
  const index = state.travelers.findIndex((traveler) => traveler.key === key);
  if (index < 0 || state.travelers.length === 1) return state;
  const travelers = state.travelers.filter((traveler) => traveler.key !== key);
  const before = travelers[Math.max(0, index - 1)];
  return {
    ...state,
    travelers,
    undo: null,
    focus: { traveler: before?.key ?? 0, turn: state.focus.turn + 1 },
    announcement: saying(state, travelerRemoved(index + 1, travelers.length, brand)),
  };
}

/** A list follows those who are there; focus goes to its first. */
function listed(
  state: TravelersState,
  { travelers, instead, text }: Extract<TravelersEvent, { type: 'travelers-listed' }>,
): TravelersState {
  const { nextKey } = state;
  const others = state.travelers.filter(({ key }) => !instead.includes(key));
  return {
    ...state,
    travelers: [...others, ...travelers.map((each, index) => ({ ...each, key: nextKey + index }))],
    nextKey: nextKey + travelers.length,
    undo: null,
    focus: { traveler: nextKey, turn: state.focus.turn + 1 },
    announcement: saying(state, text),
  };
}

function sessionKnown(
  state: TravelersState,
  { role, profile }: Pick<TravelersState, 'role' | 'profile'>,
): TravelersState {
  // When the same person is published again nothing is filled in: a field may have been emptied on
  // purpose.
  if (profile?.userId === state.profile?.userId) return role === state.role ? state : { ...state, role };
  return withProfile({ ...state, role, profile });
}

const submitted = (state: TravelersState): TravelersState => {
  const submits = state.submits + 1;
  return { ...state, submits, summaryTurn: state.first ? submits : 0 };
};

function next(state: TravelersState, event: TravelersEvent, brand: Brand): TravelersState {
  switch (event.type) {
    case 'traveler-added':
      return added(state, brand);
    case 'traveler-removed':
      return removed(state, event.key, brand);
    case 'bag-opened': {
      const path = rowPath(event.line, event.row, 'size');
      return { ...state, focus: { traveler: event.key, path, turn: state.focus.turn + 1 } };
    }
    case 'card-folded':
      return state;
    case 'bags-changed':
      return bagsChanged(state, event);
    case 'undone':
      return undone(state, event.text);
    case 'travelers-listed':
      return listed(state, event);
    case 'trip-type-known':
      return { ...state, tripType: event.tripType };
    case 'phones-wanted':
      return state.phonesWanted ? state : { ...state, phonesWanted: true };
    case 'phone-countries-known':
      return { ...state, phoneCountries: event.countries };
    case 'ends-known':
      return withSender(
        {
          ...state,
          first: event.valid,
          countries: { origin: event.origin, destination: event.destination },
        },
        event.sender,
        brand,
      );
    case 'session-known':
      return sessionKnown(state, event);
    case 'submitted':
      return submitted(state);
    case 'card-checked':
      return event.card === cardId ? withCheckedCard(state, brand) : state;
    case 'link-read':
      return withLink({ ...state, link: event.again ? null : event.link }, event.link, brand);
    case 'restored':
      return withLink(restoredState(state, event.travelers, brand), state.link, brand);
    default: {
      const surroundings = { brand, phoneCountries: state.phoneCountries };
      return {
        ...state,
        // Undo depends on the current bags, so every other change of bags clears it.
        undo: changesBags.has(event.type) ? null : state.undo,
        travelers: state.travelers.map((traveler) =>
          traveler.key === event.key ? reduceTraveler(traveler, event, surroundings) : traveler,
        ),
      };
    }
  }
}

const changesBags: ReadonlySet<TravelersEvent['type']> = new Set([
  'counted',
  'row-chosen',
  'bag-way-chosen',
  'note-kept',
  'paste-refused',
]);

/**
 * The reducer of a brand's page. A summary whose problems are all fixed is removed and does not come back by
 * itself.
 */
export const reduceFor =
  (brand: Brand) =>
  (state: TravelersState, event: TravelersEvent): TravelersState => {
    const openBag = openBagAfter(state.openBag, event);
    const changed = next(state, event, brand);
    const after = openBag === changed.openBag ? changed : { ...changed, openBag };
    return after.summaryTurn > 0 && !hasProblems(after, brand) ? { ...after, summaryTurn: 0 } : after;
  };
