import { merge, Subscription } from '@sendahead/shared-contracts/bus/rx';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';
import { createStore } from '@sendahead/shared-ui';
import { chooseProvider } from '../payment-provider/choose-provider.ts';
import { reduce } from '../state/reducer.ts';
import { initialState } from '../state/state.ts';
import { askPrice } from './ask-price.ts';
import { askPriceAgain } from './ask-price-again.ts';
import { type CardActions, createCardActions } from './card-actions.ts';
import type { BrowserServices, CheckoutStore, EffectContext } from './context.ts';
import { internationalInfo } from './international-info.ts';
import { isOffline } from './is-offline.ts';
import { onceNeeded } from './once-needed.ts';
import { openInitialDialog } from './open-initial-dialog.ts';
import { openSignIn } from './open-sign-in.ts';
import { publish } from './publish.ts';
import { readPage } from './read-page.ts';
import { requestValidation } from './request-validation.ts';
import { restore } from './restore.ts';
import { savedCards } from './saved-cards.ts';
import type { NonceMakers } from './tokenize-card.ts';

/** State shared by the fragments: the store, and the actions of the card, whose fields must not be in the store. */
export interface Checkout {
  readonly store: CheckoutStore;
  readonly card: CardActions;
  /** Leaves the page for another address of ours. */
  navigate(url: string): void;
  /** A payment method that makes a nonce while the order is placed registers here while it is chosen. */
  readonly nonces: NonceMakers;
  /** PY-04: one press of "Place order"; the reducer decides what happens. */
  placeOrder(): void;
}

export interface StartOptions extends BrowserServices {
  readonly chooseProvider: typeof chooseProvider;
}

const browser: StartOptions = {
  navigate: (url) => window.location.assign(url),
  createKey: () => crypto.randomUUID(),
  chooseProvider,
};

/** Starts the remote on a page: its store, its actions, and every pipeline from topics to calls to topics. */
export function start(
  host: FragmentHost<'mf-checkout'>,
  options: StartOptions = browser,
): { store: Checkout; stop(): void } {
  const store = createStore(reduce, initialState);
  // OPEN-45: the microsite's presets; a saved booking is restored later and takes precedence.
  const coupon = host.boot.microsite_customizations?.coupon;
  if (coupon) store.dispatch({ type: 'coupon-restored', code: coupon });
  const placeOrder = () =>
    store.dispatch({ type: 'attempt-started', key: options.createKey(), offline: isOffline() });
  const card = createCardActions({ host, store, chooseProvider: options.chooseProvider });
  const context: EffectContext = { host, store, navigate: options.navigate, createKey: options.createKey };

  const nonces: NonceMakers = new Map();
  const running = new Subscription();
  const events = merge(
    readPage(context),
    askPrice(context),
    askPriceAgain(context),
    internationalInfo(context),
    savedCards(context),
    onceNeeded(
      context,
      ({ page, placing }) => (page.travelers?.itemCount ?? 0) > 0 || placing.phase !== 'idle',
      async () => {
        const { placingEffects } = await import('./placing-effects.ts');
        return () => placingEffects({ ...context, card, nonces });
      },
    ),
    onceNeeded(
      context,
      ({ placing }) => placing.phase === 'pending',
      async () => (await import('./poll-order.ts')).pollOrder,
    ),
    onceNeeded(
      context,
      ({ receipt }) => receipt.orderId !== null,
      async () => (await import('./read-receipt.ts')).readReceipt,
    ),
    openInitialDialog(context),
  );
  running.add(events.subscribe((event) => store.dispatch(event)));
  const silent = [publish, restore, requestValidation, openSignIn];
  for (const effect of silent) running.add(effect(context).subscribe());
  host.bus.publish(sectionReadyEvent, { section: 'checkout' });
  return {
    store: { store, card, nonces, navigate: options.navigate, placeOrder },
    stop: () => running.unsubscribe(),
  };
}
