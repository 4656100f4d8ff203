import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { ComponentType } from 'react';
import { methodNames } from '../../copy/payment-methods.ts';
import { hasApplePay } from '../../payment-provider/has-apple-pay.ts';
import { byCard, type Means } from '../../state/payment-method.ts';
import type { CheckoutState } from '../../state/state.ts';
import { ApplePay } from './apple-pay/apple-pay.tsx';
import { clubBillingOption } from './club-billing/option.ts';
import { GooglePay } from './google-pay/google-pay.tsx';
import { payLinkOption } from './pay-link/option.tsx';
import { PayPal, payPalId } from './pay-pal/pay-pal.tsx';
import { userCardOptions } from './user-card/option.tsx';

export interface PanelProps {
  /**
   * A panel remains mounted once it was opened, with its input; only the panel of the chosen method is
   * visible.
   */
  readonly chosen: boolean;
}

/** A payment method: a separate folder here, and an entry in the list below. */
export interface PaymentOption {
  readonly id: string;
  readonly label: string | ((state: CheckoutState) => string);
  /** Whether it can pay on this page, in this browser, for this user. */
  offered(state: CheckoutState, host: FragmentHost<'mf-checkout'>): boolean;
  /**
   * What pays as soon as the method is chosen; absent if something must be entered, approved or loaded first.
   */
  meansAtOnce?(state: CheckoutState): Means;
  /** Shown when it is chosen; absent for the card, which the payment card renders itself. */
  readonly Panel?: ComponentType<PanelProps>;
}

type Online = NonNullable<FragmentHost<'mf-checkout'>['boot']['payment_ways']>[number];

/** The shop's account at the provider supports it: a method that it lacks would only fail to load. */
const enabled =
  (id: Online): PaymentOption['offered'] =>
  (_state, { boot }) =>
    boot.payment_provider !== undefined && boot.payment_ways?.includes(id) === true;

/** PY-06: every payment method, in the order of the page: first those that need no typing. */
export const paymentOptions: readonly PaymentOption[] = [
  { id: payPalId, label: methodNames.payPal, offered: enabled(payPalId), Panel: PayPal },
  {
    id: 'applePay',
    label: methodNames.applePay,
    // The sandbox imitates the sheet in browsers that do not have one.
    offered: (state, host) =>
      enabled('applePay')(state, host) && (host.boot.payment_provider === 'sandbox' || hasApplePay(window)),
    Panel: ApplePay,
  },
  { id: 'googlePay', label: methodNames.googlePay, offered: enabled('googlePay'), Panel: GooglePay },
  { id: byCard, label: methodNames.card, offered: () => true },
  clubBillingOption,
  ...userCardOptions,
  payLinkOption,
];
