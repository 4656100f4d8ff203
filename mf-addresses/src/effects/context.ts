import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { Store } from '@sendahead/shared-ui/store';
import type { AddressesEvent } from '../state/events.ts';
import type { AddressesState } from '../state/state.ts';

/** What every effect of this remote works with. */
export interface EffectContext {
  readonly host: FragmentHost<'mf-addresses'>;
  readonly store: Store<AddressesState, AddressesEvent>;
}
