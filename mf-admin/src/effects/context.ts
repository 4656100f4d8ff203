import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { Store } from '@sendahead/shared-ui';
import type { AdminEvent } from '../state/events.ts';
import type { AdminState } from '../state/state.ts';

export type AdminStore = Store<AdminState, AdminEvent>;

/** The dependencies of every effect of this remote. */
export interface EffectContext {
  readonly host: FragmentHost<'mf-admin'>;
  readonly store: AdminStore;
  /** Opens another page in place of this one. */
  navigate(url: string): void;
}
