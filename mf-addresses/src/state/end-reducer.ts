import { chosenClub } from './chosen-club.ts';
import type { EndEvent } from './events.ts';
import { filterTyped } from './filter-typed.ts';
import type { EndState, TextField } from './state.ts';
import { switchKind } from './switch-kind.ts';

const noSuggestions: EndState['suggestions'] = { asking: 'idle', items: [] };
const noClub: EndState['club'] = { asking: 'idle', id: null, message: '' };

/** Fields whose change makes what the zip said obsolete. */
const zipFields: readonly TextField[] = ['zip', 'country'];

function typed(state: EndState, field: TextField, text: string): EndState {
  const value = filterTyped(field, text);
  if (value === state.point[field]) return state;
  const point = { ...state.point, [field]: value };
  if (!zipFields.includes(field)) return { ...state, point };
  return {
    ...state,
    point: { ...point, latitude: null, longitude: null, timeZone: null },
    zip: { asking: 'idle', known: false },
  };
}

/** One end after one event. Answers of lookups that no longer fit were cut off by the effects. */
export function reduceEnd(state: EndState, event: EndEvent): EndState {
  switch (event.type) {
    case 'kind-chosen':
      return switchKind(state, event.kind);
    case 'typed':
      return typed(state, event.field, event.text);
    case 'left':
      return state.left.includes(event.field) ? state : { ...state, left: [...state.left, event.field] };
    case 'term-typed':
      return {
        ...state,
        term: event.term,
        suggestions: event.term === '' ? noSuggestions : state.suggestions,
      };
    case 'suggestions-asked':
      return { ...state, suggestions: { ...state.suggestions, asking: 'asking' } };
    case 'suggestions-arrived':
      return { ...state, suggestions: { asking: 'answered', items: event.items } };
    case 'suggestions-failed':
      return { ...state, suggestions: { asking: 'failed', items: [] } };
    case 'suggestion-chosen':
      return {
        ...state,
        term: event.suggestion.label,
        suggestions: noSuggestions,
        club: { asking: 'asking', id: event.suggestion.club_id, message: '' },
      };
    case 'club-arrived':
      return { ...state, ...chosenClub(state, event.info) };
    case 'club-failed':
      return { ...state, club: { ...state.club, asking: 'failed', message: event.message } };
    case 'club-cleared':
      return {
        ...state,
        term: '',
        club: noClub,
        suggestions: noSuggestions,
        point: {
          ...state.point,
          club: null,
          companyName: '',
          zip: '',
          city: '',
          state: '',
          address1: '',
          address2: '',
        },
      };
    case 'zip-asked':
      return { ...state, zip: { asking: 'asking', known: false } };
    case 'zip-failed':
      return { ...state, zip: { asking: 'failed', known: false } };
    case 'zip-arrived': {
      const { success, city, state: region, country, latitude, longitude, time_zone } = event.info;
      if (!success) return { ...state, zip: { asking: 'answered', known: false } };
      return {
        ...state,
        zip: { asking: 'answered', known: true },
        point: {
          ...state.point,
          city: city ?? state.point.city,
          state: region ?? state.point.state,
          country,
          latitude,
          longitude,
          timeZone: time_zone,
        },
      };
    }
    default:
      return event satisfies never;
  }
}
