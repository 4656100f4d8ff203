type Listener = (control: Element) => void;
const listeners = new Set<Listener>();

/** Calls back when somebody is led on; the answer ends that. The cards of a page are drawn by several parts. */
export function onLedOn(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that somebody is led on to a control, so that finished cards fold before it comes into sight. */
export function ledOnTo(control: Element): void {
  for (const listener of listeners) listener(control);
}
