import { watchWork } from './work.ts';

type Led = {
  readonly control: Element;
  /** Which finished cards fold: all others, or those before the control where that moves nothing. */
  readonly folds: 'others' | 'earlier' | 'none';
};
type Listener = (led: Led) => void;
const listeners = new Set<Listener>();
let watched = false;

const say = (led: Led): void => {
  for (const listener of listeners) listener(led);
};

/**
 * Calls back when the page leads somebody to a control; returns a function that stops it. Several parts
 * render the cards of a page.
 */
export function onLed(listener: Listener): () => void {
  if (!watched) watchWork((control) => say({ control, folds: 'earlier' }));
  watched = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Announces that somebody is led on to a control, so that finished cards fold before it is scrolled into
 * view.
 */
export const ledOnTo = (control: Element): void => say({ control, folds: 'others' });

/** Announces that a control must be visible: its card opens, and the others do not change. */
export const ledTo = (control: Element): void => say({ control, folds: 'none' });
