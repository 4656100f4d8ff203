/** How long we wait for a press inside a frame to end: the page gets no event for its end. */
const framePressMs = 300;

/**
 * Calls back with the card in which somebody works: after a press there has ended and was handled, or after
 * the focus has moved there.
 */
export function watchWork(tell: (card: Element) => void): void {
  let pressing = false;
  let later: ReturnType<typeof setTimeout> | undefined;
  const workIn = (target: EventTarget | null, after = 0) => {
    const card = target instanceof Element ? target.closest('.ui-card[id]') : null;
    if (!card) return;
    clearTimeout(later);
    later = setTimeout(() => tell(card), after);
  };
  const press = ({ type }: Event) => {
    pressing = type === 'pointerdown';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'keydown'])
    window.addEventListener(type, press, true);
  window.addEventListener('click', ({ target }) => workIn(target));
  window.addEventListener('focusin', ({ target }) => {
    if (!pressing) workIn(target);
  });
  // No event is fired for a frame that takes the focus, such as that of the card fields.
  window.addEventListener('blur', () => {
    if (document.activeElement instanceof HTMLIFrameElement) workIn(document.activeElement, framePressMs);
  });
}
