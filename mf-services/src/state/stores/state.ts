import type { StoresNear } from '@sendahead/shared-contracts/stores/schema';
import { isTownName, isZip, type StoreSearch } from './search.ts';

/** The state of the search that the page shows. */
export type StoresAnswer =
  /** Nothing was requested yet. */
  | { readonly state: 'none' }
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly near: StoresNear }
  /** `missing`: no place was given; `malformed`: neither zip nor town; `unknown`: no such place exists. */
  | { readonly state: 'zip-wrong'; readonly why: 'missing' | 'malformed' | 'unknown' }
  | { readonly state: 'failed' };

export interface StoresState {
  readonly search: StoreSearch;
  readonly answer: StoresAnswer;
  /** Increases with every search, so that the form is filled in again with its values. */
  readonly turn: number;
}

export type StoresEvent =
  /** What started the search: the form, the address, or a retry after a failure. */
  | { readonly type: 'searched'; readonly search: StoreSearch }
  | { readonly type: 'found'; readonly near: StoresNear }
  | { readonly type: 'zip-unknown' }
  | { readonly type: 'failed' };

const begun = ({ zip }: StoreSearch): StoresAnswer => {
  if (zip === '') return { state: 'zip-wrong', why: 'missing' };
  return isZip(zip) || isTownName(zip) ? { state: 'asking' } : { state: 'zip-wrong', why: 'malformed' };
};

/** A page that is opened without a zip shows no error for it. */
export const initialStores = (search: StoreSearch): StoresState => ({
  search,
  answer: search.zip === '' ? { state: 'none' } : begun(search),
  turn: 0,
});

export function reduceStores(state: StoresState, event: StoresEvent): StoresState {
  switch (event.type) {
    case 'searched':
      return { search: event.search, answer: begun(event.search), turn: state.turn + 1 };
    case 'found':
      return { ...state, answer: { state: 'found', near: event.near } };
    case 'zip-unknown':
      return { ...state, answer: { state: 'zip-wrong', why: 'unknown' } };
    case 'failed':
      return { ...state, answer: { state: 'failed' } };
    default:
      return event satisfies never;
  }
}
