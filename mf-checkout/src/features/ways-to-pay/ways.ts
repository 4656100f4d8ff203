import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { ComponentType } from 'react';
import type { CheckoutState } from '../../state/state.ts';
import { byCard, type Means } from '../../state/way-to-pay.ts';
import { clubWay } from './club-billing/way.ts';

/** A way to pay beside the others: a folder of its own here, and an entry in the list below. */
export interface Way {
  readonly id: string;
  readonly label: string;
  /** Whether it can pay on this page, in this browser, for whoever is here. */
  offered(state: CheckoutState, host: FragmentHost<'mf-checkout'>): boolean;
  /** What pays as soon as it is chosen; absent where something has to be entered or approved first. */
  meansAtOnce?(state: CheckoutState): Means;
  /** What is asked or said once it is chosen; absent for the card, which the payment card draws itself. */
  readonly Panel?: ComponentType;
}

/** PY-06: every way to pay, as they stand side by side. */
export const ways: readonly Way[] = [{ id: byCard, label: 'Card', offered: () => true }, clubWay];
