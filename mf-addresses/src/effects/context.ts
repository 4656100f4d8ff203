import type { SessionSlice } from '@sendahead/shared-contracts/accounts/session-slice';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { Store } from '@sendahead/shared-ui';
import type { AddressesEvent } from '../state/events.ts';
import type { AddressesState } from '../state/state.ts';

/** The parts of the page's context that addresses use. */
export interface PageContext {
  readonly micrositeId: number | null;
  readonly query: Readonly<Record<string, string>>;
}

/** OPEN-45: sends the page's microsite to the server; nothing on a page of the brand itself. */
export const micrositeOf = (id: number | null) => (id === null ? {} : { micro_site_id: id });

export type AddressesStore = Store<AddressesState, AddressesEvent>;

/** The dependencies of every effect of this remote; the functions return the current values. */
export interface EffectContext {
  readonly host: FragmentHost<'mf-addresses'>;
  readonly store: AddressesStore;
  readonly session: () => Pick<SessionSlice, 'role' | 'user'>;
  readonly context: () => PageContext;
}
