/**
 * Delays layout changes until a press has ended: a button that moves between down and up would not be
 * pressed. Without a press it runs as soon as the event is over.
 */
export function pressWatcher(page: Document): (act: () => void) => void {
  let isPressed = false;
  const set = (pressed: boolean) => () => {
    isPressed = pressed;
  };
  page.addEventListener('pointerdown', set(true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) page.addEventListener(end, set(false), { capture: true });
  return (act) => {
    if (!isPressed) return void setTimeout(act);
    const listening = new AbortController();
    const later = () => {
      listening.abort();
      setTimeout(act);
    };
    for (const end of ['pointerup', 'pointercancel'])
      page.addEventListener(end, later, { signal: listening.signal });
  };
}
