import { watchWork } from './work.ts';

type Reveal = {
  readonly control: Element;
  /** Which finished cards fold: all others, or those before the control where that moves nothing. */
  readonly folds: 'others' | 'earlier' | 'none';
};
type Listener = (event: Reveal) => void;
const listeners = new Set<Listener>();
let watched = false;

const announce = (event: Reveal): void => {
  for (const listener of listeners) listener(event);
};

/**
 * Calls back when the page moves a person to a control, and when the person starts work in a card; returns a
 * function that stops it. Several parts render the cards of a page.
 */
export function onReveal(listener: Listener): () => void {
  if (!watched) watchWork((control) => announce({ control, folds: 'earlier' }));
  watched = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Announces that the page moves a person on to a control, so that the other finished cards fold before it is
 * scrolled into view.
 */
export const moveOnTo = (control: Element): void => announce({ control, folds: 'others' });

/** Announces that a control must be visible: its card opens, and the others do not change. */
export const reveal = (control: Element): void => announce({ control, folds: 'none' });
