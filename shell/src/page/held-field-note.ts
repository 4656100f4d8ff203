/** A live region speaks only what is written after it was added; by then the page is drawn with its banner. */
const speaksMs = 300;

/** TK-30: says at a field why it takes no more keys. Returns a function that removes the note. */
export function showHeldNote(typed: HTMLElement, text: string): () => void {
  const page = typed.ownerDocument;
  const note = page.createElement('p');
  note.className = 'held-field';
  note.setAttribute('role', 'status');
  page.body.append(note);
  // A restored card may draw its fields again.
  const field = (): HTMLElement => (typed.isConnected ? typed : (page.getElementById(typed.id) ?? typed));
  const place = (): void => {
    const { left, bottom, width } = field().getBoundingClientRect();
    note.hidden = width === 0;
    note.style.left = `${left + scrollX}px`;
    note.style.top = `${bottom + scrollY}px`;
    note.style.maxWidth = `${Math.max(width, 240)}px`;
    field().dataset.held = '';
  };
  // Nothing has the focus now: a space that was meant for the field would scroll the page.
  const keepPlace = (event: KeyboardEvent): void => {
    if (event.key === ' ' && event.target === page.body) event.preventDefault();
  };
  const sized = new ResizeObserver(place);
  sized.observe(page.body);
  page.addEventListener('scroll', place, { capture: true, passive: true });
  page.addEventListener('keydown', keepPlace);
  place();
  const speaks = setTimeout(() => {
    note.textContent = text;
    // The banner has moved the page meanwhile: on a phone the field may have left it.
    const { top, bottom } = note.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) note.scrollIntoView({ block: 'center' });
  }, speaksMs);
  return () => {
    clearTimeout(speaks);
    sized.disconnect();
    page.removeEventListener('scroll', place, { capture: true });
    page.removeEventListener('keydown', keepPlace);
    delete field().dataset.held;
    note.remove();
  };
}
