import type { SessionSlice } from '@sendahead/shared-contracts/accounts/schema';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { Store } from '@sendahead/shared-ui';
import type { AddressesEvent } from '../state/events.ts';
import type { AddressesState } from '../state/state.ts';

/** What the page's context says that addresses care about. */
export interface PageContext {
  readonly micrositeId: number | null;
  readonly query: Readonly<Record<string, string>>;
}

/** OPEN-45: names the microsite of the page to the server; nothing on a page of the brand itself. */
export const micrositeOf = (id: number | null) => (id === null ? {} : { micro_site_id: id });

export type AddressesStore = Store<AddressesState, AddressesEvent>;

/** What every effect of this remote works with; the functions give what is known at the moment of asking. */
export interface EffectContext {
  readonly host: FragmentHost<'mf-addresses'>;
  readonly store: AddressesStore;
  readonly session: () => Pick<SessionSlice, 'role' | 'user'>;
  readonly context: () => PageContext;
}
