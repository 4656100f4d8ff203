import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import {
  catchError,
  defer,
  EMPTY,
  fromEvent,
  map,
  merge,
  type Observable,
  retry,
  type Subject,
  switchMap,
  take,
  tap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { saveCartSession } from '@sendahead/shared-contracts/carts/calls';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { isApiError, isTransient } from '@sendahead/shared-contracts/client/api-error';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { checkoutTopic } from '@sendahead/shared-contracts/payments/topics';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { PageState } from '../page/page-state.ts';
import type { Capture } from './capture.ts';
import type { Cart } from './cart.ts';
import { cartSessionOf, formOfPage, isWorthKeeping } from './cart-session-of.ts';
import type { HoldTurns } from './hold/hold-turns.ts';
import { markOrderedHere } from './ordered-here.ts';
import type { Restoration } from './restore.ts';
import type { SaveState } from './save-state.ts';
import type { UnsavedCopy } from './unsaved-copy.ts';

const maxPauseMs = 15_000;

const unsavedText =
  'We can’t save your booking right now. It’s saved in this browser, and we’ll keep trying.';
const savedAgainText = 'You’re back online. Your booking is saved.';
const orderedElsewhereText =
  'You already ordered this booking. Your receipt is in your email. Reload this page to start a new booking.';

interface Options {
  readonly cart: Cart;
  readonly restoration: Restoration;
  readonly capture: Capture;
  readonly unsaved: UnsavedCopy;
  readonly turns: HoldTurns;
  readonly saveState: Subject<SaveState>;
  /** Staff have taken the cart over in the meantime. */
  readonly onTakenOver: () => void;
  /** TK-27: the token no longer opens the cart; settles when the page is done with it. */
  readonly onLost: () => Promise<void>;
  readonly api: ApiClient;
  readonly bus: BoundBus<'shell'>;
  readonly state: Observable<PageState>;
  readonly report: (error: unknown, where: string) => void;
}

/** Until a section has restored its part of the saved form, that part is sent as it was saved. */
function formToSave(page: PageState, restoration: Restoration): ShipmentForm {
  const pending = restoration.pending();
  if (!pending) return formOfPage(page);
  const spoken = {
    points: pending.sections.has('ship-points') ? undefined : page.points,
    travelers: pending.sections.has('travelers') ? undefined : page.travelers,
    itinerary: pending.sections.has('itinerary') ? undefined : page.itinerary,
    quote: pending.sections.has('checkout') ? undefined : page.quote,
  };
  return { ...pending.form, ...formOfPage(spoken) };
}

export interface CartSaver {
  /** Saves the current input without waiting for more. */
  saveNow(): Promise<void>;
  /** Reports each later save, by the id of its cart. */
  onSaved(tell: (cartId: string) => void): void;
  /** Removes this browser's copy of the booking. */
  discardCopy(): void;
}

/** Saves the booking once a change has settled; an order that is being placed is not saved. */
export function saveCart({
  cart,
  restoration,
  capture,
  unsaved,
  turns,
  saveState,
  onTakenOver,
  onLost,
  api,
  bus,
  state,
  report,
}: Options): CartSaver {
  let phase = 'idle';
  let saved = '';
  let isKnown = false;
  let newest: PageState | undefined;
  /** TK-25: how often the cart had changed hands when the newest state was entered. */
  let enteredAt: number | undefined;
  let tellSaved: ((cartId: string) => void) | undefined;
  bus.state(checkoutTopic).subscribe((checkout) => {
    phase = checkout.phase;
    if (phase !== 'placed') return;
    forgetCopies(cart.present()?.id);
    cart.forget();
    markOrderedHere();
  });

  const textOf = (cartId: string | undefined, form: ShipmentForm): string =>
    JSON.stringify({ cart: cartId, form });
  const isSaved = (page: PageState): boolean =>
    textOf(cart.present()?.id, formToSave(page, restoration)) === saved;
  /** The current input if it is not saved yet; undefined when there is nothing to save. */
  const formDue = (page: PageState, late = false): ShipmentForm | undefined => {
    const form = formToSave(page, restoration);
    const nothingYet = (cart.present() === null || restoration.unread()) && !isWorthKeeping(form);
    const isDue = capture.isWanted(late) && !cart.sealed && phase === 'idle' && !isSaved(page);
    return isDue && !nothingYet ? form : undefined;
  };
  /** Until the saved booking is known, a copy would replace the one that will be restored. */
  const keepCopy = (page: PageState): void => {
    const id = cart.present()?.id;
    const form = isKnown ? formDue(page, turns.isBehind(id)) : undefined;
    if (!form) return;
    unsaved.write(id ?? null, form, enteredAt ?? turns.of(id));
    if (!navigator.onLine) saveState.next('offline');
  };
  const forgetCopies = (cartId: string | undefined): void => {
    unsaved.clear(null);
    if (cartId !== undefined) unsaved.clear(cartId);
  };

  void restoration.known.then(() => {
    isKnown = true;
  });
  const save = async (page: PageState): Promise<void> => {
    const form = formDue(page);
    if (!form) return;
    keepCopy(page);
    const turn = enteredAt;
    const { id } = await cart.need();
    const hold_turn = turn ?? turns.of(id);
    const answer = await api.call(saveCartSession, {
      params: { cartId: id },
      query: {},
      body: { session: cartSessionOf(page, form), ...(hold_turn === undefined ? {} : { hold_turn }) },
    });
    saved = textOf(id, form);
    if (turns.of(id) === hold_turn) turns.note(id, answer.hold_turn, form);
    // Input from during the save is kept until it is saved too, even if the cart changed hands meanwhile.
    if (!newest || isSaved(newest)) forgetCopies(id);
    saveState.next('saved');
    tellSaved?.(id);
  };
  let warned = false;
  const tell = (severity: 'warning' | 'success', text: string): void => {
    warned = severity === 'warning';
    bus.publish(alertRaisedEvent, { severity, text, seconds: 6 });
  };
  /** A state from before the restoration would overwrite the booking: the newer state is saved instead. */
  const saveOnceKnown = async (page: PageState): Promise<void> => {
    await restoration.known;
    if (page === newest) await save(page);
  };
  /** B3-23: unsaved input waits for the connection; a newer state replaces it. */
  const saveInTheEnd = (page: PageState): Observable<void> =>
    defer(() => saveOnceKnown(page)).pipe(
      retry({
        delay: (error: unknown, tries) => {
          if (!isTransient(error)) throw error;
          saveState.next(isApiError(error) && error.status === 0 ? 'offline' : 'kept');
          if (!warned) tell('warning', unsavedText);
          return merge(timer(Math.min(maxPauseMs, 1000 * 2 ** tries)), fromEvent(window, 'online')).pipe(
            take(1),
          );
        },
      }),
    );
  state
    .pipe(
      tap((page) => {
        newest = page;
        enteredAt = turns.of(cart.present()?.id);
        keepCopy(page);
      }),
      switchMap((page) => timer(capture.delayMs()).pipe(map(() => page))),
      switchMap((page) => saveInTheEnd(page).pipe(catchError(giveUp))),
    )
    .subscribe(() => {
      if (warned) tell('success', savedAgainText);
    });

  return {
    discardCopy: () => forgetCopies(cart.present()?.id),
    onSaved: (next) => {
      tellSaved = next;
    },
    saveNow: async () => {
      await restoration.known;
      await new Promise<void>((resolve, reject) => {
        state.pipe(take(1)).subscribe((page) => save(page).then(resolve, reject));
      });
    },
  };

  function giveUp(error: unknown): Observable<never> {
    if (isApiError(error) && error.code === 'cart_already_ordered') {
      cart.seal();
      bus.publish(alertRaisedEvent, { severity: 'warning', text: orderedElsewhereText, seconds: 20 });
    } else if (isApiError(error) && error.code === 'cart_taken_over') onTakenOver();
    else if (isApiError(error) && error.code === 'cart_changed_hands') void restoration.restore();
    else if (isApiError(error) && error.code === 'cart_not_found') {
      // The cart was closed in the meantime: the next input opens another.
      void onLost().then(() => cart.forget());
    } else report(error, 'save');
    return EMPTY;
  }
}
