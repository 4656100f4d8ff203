import { reduceAnswer } from './answer-reducer.ts';
import { withBlurred } from './blurred.ts';
import { chosenSuggestion } from './chosen-suggestion.ts';
import { noAddress } from './end-fields.ts';
import { withOtherPlace } from './entered-place.ts';
import type { EndEvent, PersonEvent } from './events.ts';
import { namedClub } from './named-club.ts';
import { joinedLine, splitLine, typedAfterSplit } from './split-line.ts';
import { type EndState, noClub, noNote } from './state.ts';
import { streetAtOf, streetBroughtBack } from './street-at.ts';
import { noSearch, searchAfter } from './suggestions.ts';
import { switchKind } from './switch-kind.ts';
import { type CountriesByCode, nowhere, typed } from './typed.ts';

const personEvents: ReadonlySet<EndEvent['type']> = new Set<PersonEvent['type']>([
  'kind-chosen',
  'typed',
  'line-split',
  'line-joined',
  'street-brought-back',
  'other-place-taken',
  'blurred',
  'term-typed',
  'suggestion-chosen',
  'club-cleared',
  'note-accepted',
  'disaster-read',
  'country-note-read',
  'club-named',
  'candidate-chosen',
]);
export const isPerson = (event: EndEvent): event is PersonEvent => personEvents.has(event.type);

/** One end after one event. The effects have already dropped outdated answers. */
export const reduceEnd = (state: EndState, event: EndEvent, countries: CountriesByCode): EndState =>
  isPerson(event) ? reducePerson(state, event, countries) : reduceAnswer(state, event);

function reducePerson(state: EndState, event: PersonEvent, countries: CountriesByCode): EndState {
  switch (event.type) {
    case 'kind-chosen':
      return switchKind(state, event.kind);
    case 'typed':
      return typedAfterSplit(state, typed(state, event.field, event.text, countries));
    case 'line-split':
      return splitLine(state, event.address, countries);
    case 'line-joined':
      return joinedLine(state);
    case 'street-brought-back':
      return streetBroughtBack(state);
    case 'other-place-taken':
      return withOtherPlace(state);
    case 'blurred':
      return withBlurred(state, event.field);
    case 'term-typed':
      return { ...state, term: event.term, suggestions: searchAfter(state.suggestions, event.term) };
    case 'suggestion-chosen':
      return chosenSuggestion(state, event.suggestion);
    case 'club-cleared':
      return {
        ...state,
        term: '',
        club: noClub,
        note: noNote,
        suggestions: noSearch,
        point: { ...state.point, ...nowhere, ...noAddress, club: null },
      };
    case 'note-accepted':
      return { ...state, note: { ...state.note, accepted: true } };
    case 'disaster-read':
      return { ...state, disaster: { ...state.disaster, read: true } };
    case 'country-note-read':
      return { ...state, countryNote: null };
    case 'club-named':
      return namedClub(state, event.club);
    case 'candidate-chosen': {
      // A corrected place keeps its street.
      const point = { ...state.point, ...event.candidate };
      const streetAt = streetAtOf(point);
      if (point.zip === state.point.zip)
        return { ...state, point, streetAt, zip: { request: 'answered', known: true } };
      // Another zip is elsewhere: where it is, is looked up, as if it was typed.
      const { city, state: region } = point;
      return {
        ...state,
        point: { ...point, ...nowhere },
        streetAt,
        zip: { request: 'idle', known: false, before: { city, state: region } },
      };
    }
    default:
      return event satisfies never;
  }
}
