import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusBehind, focusFirstField } from './first-field.ts';
import { useOpenCard } from './gather.ts';
import { isRestored, onRestored, useEarlierLacks } from './restored.ts';
import { moveOnTo, onReveal } from './reveal.ts';

/**
 * The requested state of a card. `kept`: it came with a restored booking and nobody has touched it, so it is
 * folded while it is complete or while an earlier card is incomplete.
 */
type Wanted = 'open' | 'folded' | 'kept';

type Fold = {
  folded: boolean;
  /** Folded although it is incomplete, because an earlier card is too. */
  waits: boolean;
  fold(): void;
  open(): void;
};

const cardOf = (cardId: string) => document.getElementById(cardId);

/**
 * Whether a card before another can fold while everything after it stays at its place on the screen: so much
 * must be scrolled past.
 */
const canFoldBefore = (card: HTMLElement, control: Element): boolean =>
  (card.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
  window.scrollY >= card.offsetHeight &&
  !card.contains(document.activeElement);

/** Makes a change above a control, and keeps the control at its place on the screen. */
function keepInPlace(control: Element, change: () => void): void {
  const before = control.getBoundingClientRect().top;
  change();
  const moved = control.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** The card is being edited: it has an error, or waits for an answer. */
const isInTheMiddle = (card: Element): boolean =>
  card.querySelector('[aria-invalid="true"], [aria-busy="true"]') !== null;

/**
 * Folds a finished card to its line and opens it again. It folds by its button, when the person works in a
 * later card, when the page moves the person to another card or the person opens one, and when a booking is
 * restored. It opens when the person asks, and when it becomes incomplete. Focus moves from a card that its
 * own button folds to the next open one, and to the first field of an opened card, because the pressed button
 * is gone. `troubled` says that the card shows an error.
 */
export function useFold(
  cardId: string,
  inOrder: boolean,
  { number = 0, troubled = false }: { number?: number; troubled?: boolean } = {},
): Fold {
  const [wanted, setWanted] = useState<Wanted>(() => (isRestored() ? 'kept' : 'open'));
  const pressed = useRef(false);
  const earlierLacks = useEarlierLacks(number, !inOrder);
  const waits = wanted === 'kept' && !inOrder && earlierLacks;
  useLayoutEffect(() => {
    if (!inOrder) setWanted((before) => (before === 'folded' || troubled ? 'open' : before));
  }, [inOrder, troubled]);
  useLayoutEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (wanted === 'open') focusFirstField(cardId);
    else focusBehind(cardId);
  }, [wanted, cardId]);
  useFoldByOthers(cardId, { inOrder, troubled, waits }, setWanted);
  const folded = waits || (wanted !== 'open' && inOrder);
  useTouched(cardId, folded, setWanted);
  useOpenCard(cardId, !folded);
  const turn = (next: Wanted) => () => {
    pressed.current = true;
    setWanted(next);
  };
  return {
    folded,
    waits,
    fold: turn('folded'),
    open: () => {
      const card = cardOf(cardId);
      // Before this one opens, since folding moves it.
      if (card) moveOnTo(card);
      turn('open')();
    },
  };
}

type SetWanted = Dispatch<SetStateAction<Wanted>>;

/**
 * Reacts to events elsewhere on the page: the page moves a person to a control, or a restored booking fills
 * the cards.
 */
function useFoldByOthers(
  cardId: string,
  { inOrder, troubled, waits }: { inOrder: boolean; troubled: boolean; waits: boolean },
  setWanted: SetWanted,
): void {
  useEffect(
    () =>
      onReveal(({ control, folds }) => {
        const card = cardOf(cardId);
        if (!card || card === control) return;
        if (card.contains(control)) return flushSync(() => setWanted('open'));
        // A restored card may still wait for data that completes it; it folds once that has arrived.
        if (folds === 'none' || waits || !inOrder || troubled || isInTheMiddle(card)) return;
        if (folds === 'earlier' && !canFoldBefore(card, control)) return;
        // Before the control is scrolled to, since folding moves it.
        keepInPlace(control, () => flushSync(() => setWanted('folded')));
      }),
    [cardId, inOrder, troubled, waits, setWanted],
  );
  useEffect(() => {
    const keep = () => {
      // Somebody who is already typing is not interrupted.
      if (!cardOf(cardId)?.contains(document.activeElement)) setWanted('kept');
    };
    // The booking may be restored after this card was drawn and before this listener is added.
    if (isRestored()) keep();
    return onRestored(keep);
  }, [cardId, setWanted]);
}

/** A card that somebody has touched remains open even when it is complete. */
function useTouched(cardId: string, folded: boolean, setWanted: SetWanted): void {
  useEffect(() => {
    const body = document.getElementById(`${cardId}-body`);
    if (!body || folded) return;
    const touched = new AbortController();
    const keep = () => setWanted('open');
    for (const act of ['focusin', 'pointerdown'])
      body.addEventListener(act, keep, { signal: touched.signal });
    return () => touched.abort();
  }, [cardId, folded, setWanted]);
}
