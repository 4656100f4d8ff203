import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { Store } from '@sendahead/shared-ui';
import type { ItineraryEvent } from '../state/events.ts';
import type { ItineraryState } from '../state/state.ts';

export type ItineraryStore = Store<ItineraryState, ItineraryEvent>;

/** The dependencies of every effect of this remote. */
export interface EffectContext {
  readonly host: FragmentHost<'mf-services'>;
  readonly store: ItineraryStore;
}
