type Led = { readonly control: Element; readonly folds: boolean };
type Listener = (led: Led) => void;
const listeners = new Set<Listener>();

const say = (led: Led): void => {
  for (const listener of listeners) listener(led);
};

/** Calls back when somebody is led to a control; the answer ends that. The cards of a page are drawn by several parts. */
export function onLed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that somebody is led on to a control, so that finished cards fold before it comes into sight. */
export const ledOnTo = (control: Element): void => say({ control, folds: true });

/** Says that a control is to be seen: its card opens, and the others stay as they are. */
export const ledTo = (control: Element): void => say({ control, folds: false });
