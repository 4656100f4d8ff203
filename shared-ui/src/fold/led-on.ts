type Led = { readonly control: Element; readonly folds: boolean };
type Listener = (led: Led) => void;
const listeners = new Set<Listener>();

const say = (led: Led): void => {
  for (const listener of listeners) listener(led);
};

/**
 * Calls back when the page leads somebody to a control; returns a function that stops it. Several parts
 * render the cards of a page.
 */
export function onLed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Announces that somebody is led on to a control, so that finished cards fold before it is scrolled into
 * view.
 */
export const ledOnTo = (control: Element): void => say({ control, folds: true });

/** Announces that a control must be visible: its card opens, and the others do not change. */
export const ledTo = (control: Element): void => say({ control, folds: false });
