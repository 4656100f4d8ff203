import { filter, type Subject, take } from '@sendahead/shared-contracts/bus/rx';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import { assistanceTopic, cartTakenOverEvent } from '@sendahead/shared-contracts/page/assistance';
import type { Section } from '@sendahead/shared-contracts/page/topics';
import { foldRestored } from '@sendahead/shared-ui';
import { awaitsTakeover } from './awaits-takeover.ts';
import type { BookingOptions } from './booking.ts';
import { captureOf } from './capture.ts';
import { keepHoldTurns } from './hold/hold-turns.ts';
import { sendWhenLost } from './hold/send-lost.ts';
import { type Restoration, restoreCart } from './restore.ts';
import { type CartSaver, saveCart } from './save.ts';
import type { SaveState } from './save-state.ts';

/** Restores the booking into its sections, then saves what changes in them. */
export function restoreAndSave(
  { cart, api, bus, state, page, unsaved, report }: BookingOptions,
  readyBefore: ReadonlySet<Section>,
  saveState: Subject<SaveState>,
): CartSaver & Pick<Restoration, 'fill'> {
  const takesOver = awaitsTakeover(page.location);
  const turns = keepHoldTurns();
  const restoration = restoreCart({
    turns,
    cart,
    api,
    bus,
    unsaved,
    report,
    readyBefore,
    atOnce: !takesOver,
    onFill(next, before) {
      if (!before) return foldRestored();
      // The page shows what the server has: nothing of it is kept only here.
      saveState.next('saved');
      import('./hold/show-changed.ts').then(
        ({ showChanged }) => showChanged(next, before),
        (error: unknown) => report(error, 'changed cards'),
      );
    },
  });
  fillTakenOver(bus, restoration, takesOver, (turn) => turn !== turns.of(cart.present()?.id));
  const capture = captureOf(bus, cart, restoration, takesOver);
  let look = (): void => undefined;
  const watch = (): Promise<void> =>
    loadUntilThere(
      () => import('./watch-cart.ts'),
      (error) => report(error, 'hold'),
    ).then(({ watchCart }) => {
      look = watchCart({
        cart,
        api,
        bus,
        restoration,
        turns,
        page,
        discardCopy: () => saving.discardCopy(),
      });
    });
  if (!takesOver)
    saveState
      .pipe(
        filter(() => cart.present() !== null),
        take(1),
      )
      .subscribe(() => void watch());
  const saving = saveCart({
    turns,
    cart,
    restoration,
    capture,
    unsaved,
    saveState,
    // A page in the background does not ask who has the cart: it sends what it has not saved (TK-26).
    onTakenOver: () => (page.hidden ? void restoration.restore() : look()),
    onLost: sendWhenLost({ cart, api, bus, unsaved, turns, report }),
    api,
    bus,
    state,
    report,
  });
  return { ...saving, fill: restoration.fill };
}

/** Restores the cart that this page takes over; `isNews` says whether a turn is newer than what the page shows. */
function fillTakenOver(
  bus: BookingOptions['bus'],
  restoration: Pick<Restoration, 'restore'>,
  takesOver: boolean,
  isNews: (turn: number) => boolean,
): void {
  let filled = false;
  /** Once per page: a second restoration would replace what staff have typed since the first. */
  const fillOnce = (): void => {
    if (!filled) void restoration.restore();
    filled = true;
  };
  bus.events(cartTakenOverEvent).subscribe(({ holdTurn }) => {
    if (holdTurn === undefined) fillOnce();
    // TK-26: the customer's last entries arrived after this page had read the cart.
    else if (filled && isNews(holdTurn)) void restoration.restore();
  });
  // On a busy machine the cart may be taken over before this code has loaded: the event is lost, but not its
  // state. Without this check an empty form would overwrite the customer's booking.
  if (takesOver)
    bus
      .state(assistanceTopic)
      .pipe(take(1))
      .subscribe(({ kind }) => {
        if (kind === 'takeover') fillOnce();
      });
}
