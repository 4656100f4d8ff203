import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { Store } from '@sendahead/shared-ui';
import type { TravelersEvent } from '../state/events.ts';
import type { TravelersState } from '../state/state.ts';
import type { PhoneBook } from './phone-book.ts';

export type TravelersStore = Store<TravelersState, TravelersEvent>;

/** The dependencies of every effect of this remote. */
export interface EffectContext {
  readonly host: FragmentHost<'mf-travelers'>;
  readonly store: TravelersStore;
  /** Loads the number rules of all countries, which are too large to load with the page. */
  readonly loadPhoneBook: () => Promise<PhoneBook>;
}
