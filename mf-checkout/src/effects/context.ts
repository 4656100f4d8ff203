import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { Store } from '@sendahead/shared-ui';
import type { CheckoutEvent } from '../state/events.ts';
import type { CheckoutState } from '../state/state.ts';

export type CheckoutStore = Store<CheckoutState, CheckoutEvent>;

/** Services of the browser in addition to the host; tests replace them. */
export interface BrowserServices {
  /** Leaves the page for another address of ours. */
  navigate(url: string): void;
  /** A fresh idempotency key. */
  createKey(): string;
}

/** The dependencies of every effect of this remote. */
export interface EffectContext extends BrowserServices {
  readonly host: FragmentHost<'mf-checkout'>;
  readonly store: CheckoutStore;
}
