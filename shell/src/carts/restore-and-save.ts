import { filter, type Subject, take } from '@sendahead/shared-contracts/bus/rx';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import { assistanceTopic, cartTakenOverEvent } from '@sendahead/shared-contracts/page/assistance';
import type { Section } from '@sendahead/shared-contracts/page/topics';
import { foldRestored } from '@sendahead/shared-ui';
import { awaitsTakeover } from './awaits-takeover.ts';
import type { BookingOptions } from './booking.ts';
import { captureOf } from './capture.ts';
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
  const restoration = restoreCart({
    cart,
    api,
    bus,
    unsaved,
    report,
    readyBefore,
    atOnce: !takesOver,
    onFill: foldRestored,
  });
  let filled = false;
  /** Once per page: a second restoration would replace what staff have typed since the first. */
  const fillOnce = (): void => {
    if (!filled) void restoration.restore();
    filled = true;
  };
  bus.events(cartTakenOverEvent).subscribe(fillOnce);
  // On a busy machine the cart may be taken over before this code has loaded: the event is lost, but not its
  // state. Without this check an empty form would overwrite the customer's booking.
  if (takesOver)
    bus
      .state(assistanceTopic)
      .pipe(take(1))
      .subscribe(({ kind }) => {
        if (kind === 'takeover') fillOnce();
      });
  const capture = captureOf(bus, cart, restoration, takesOver);
  let look = (): void => undefined;
  const watch = (): Promise<void> =>
    loadUntilThere(
      () => import('./watch-cart.ts'),
      (error) => report(error, 'hold'),
    ).then(({ watchCart }) => {
      look = watchCart({ cart, api, bus, restoration, page, discardCopy: () => saving.discardCopy() });
    });
  if (!takesOver)
    saveState
      .pipe(
        filter(() => cart.present() !== null),
        take(1),
      )
      .subscribe(() => void watch());
  const saving = saveCart({
    cart,
    restoration,
    capture,
    unsaved,
    saveState,
    onTakenOver: () => look(),
    api,
    bus,
    state,
    report,
  });
  return { ...saving, fill: restoration.fill };
}
